/** A soft spot on the globe: centre, radii in degrees of longitude and latitude, strength. */
export type Spot = readonly [lon: number, lat: number, width: number, height: number, strength: number];

/** Where the land is dry enough to show sand. */
export const deserts: readonly Spot[] = [
  [10, 23, 28, 8, 1.1],
  [45, 24, 12, 9, 1],
  [57, 33, 8, 6, 0.8],
  [64, 41, 12, 6, 0.7],
  [83, 39, 10, 4, 0.9],
  [105, 42, 12, 4, 0.8],
  [71, 27, 4, 4, 0.7],
  [132, -25, 13, 8, 1],
  [20, -24, 7, 5, 0.8],
  [-70, -23, 3, 7, 0.9],
  [-112, 34, 7, 7, 0.8],
  [-69, -44, 4, 7, 0.6],
  [44, 8, 6, 6, 0.6],
];

/** Mountain chains and plateaus. */
export const mountains: readonly Spot[] = [
  [86, 31, 12, 4, 1.2],
  [73, 37, 6, 4, 1],
  [95, 36, 10, 4, 0.7],
  [86, 47, 8, 4, 0.7],
  [10, 46, 5, 2, 0.9],
  [43, 42, 6, 2, 0.8],
  [52, 33, 7, 5, 0.6],
  [36, 39, 6, 3, 0.5],
  [-3, 33, 7, 2, 0.6],
  [39, 10, 4, 5, 0.7],
  [36, -3, 3, 6, 0.5],
  [29, -29, 3, 4, 0.5],
  [-72, -15, 4, 9, 1.1],
  [-71, -33, 2, 12, 1],
  [-76, 3, 3, 7, 0.9],
  [-108, 41, 6, 8, 0.9],
  [-120, 54, 6, 8, 0.9],
  [-150, 63, 10, 3, 0.8],
  [-102, 23, 5, 6, 0.6],
  [-80, 37, 3, 6, 0.4],
  [14, 63, 4, 6, 0.5],
  [59, 60, 2, 9, 0.4],
  [140, -5, 6, 2, 0.7],
  [170, -44, 2, 3, 0.7],
  [135, 64, 14, 6, 0.5],
  [148, -34, 2, 5, 0.3],
  [138, 36, 3, 2, 0.5],
];

/** Where people live close together: lights by night. */
export const crowded: readonly Spot[] = [
  [78, 27, 9, 4, 1],
  [78, 15, 5, 6, 0.8],
  [72, 31, 4, 4, 0.8],
  [115, 31, 9, 8, 1],
  [127, 36, 3, 3, 1],
  [138, 36, 4, 3, 1],
  [109, -7, 6, 2, 0.9],
  [101, 14, 4, 5, 0.6],
  [8, 50, 12, 6, 1],
  [12, 42, 7, 4, 0.7],
  [35, 53, 12, 6, 0.5],
  [31, 30, 2, 2, 1],
  [5, 8, 6, 4, 0.6],
  [28, -26, 3, 3, 0.6],
  [-78, 39, 9, 6, 1],
  [-92, 36, 9, 7, 0.6],
  [-120, 36, 3, 6, 0.8],
  [-99, 20, 4, 3, 0.8],
  [-46, -23, 6, 4, 0.9],
  [-59, -35, 4, 3, 0.7],
  [-74, 5, 4, 5, 0.5],
  [147, -35, 4, 4, 0.5],
  [51, 27, 6, 5, 0.6],
  [36, 35, 3, 4, 0.6],
];

/** How strongly the spots cover a place, about 0 to 1. */
export function coverage(spots: readonly Spot[], lon: number, lat: number): number {
  let sum = 0;
  for (const [centreLon, centreLat, width, height, strength] of spots) {
    let dx = Math.abs(lon - centreLon);
    if (dx > 180) dx = 360 - dx;
    const [u, v] = [dx / width, (lat - centreLat) / height];
    const distance = u * u + v * v;
    if (distance < 6) sum += strength * Math.exp(-distance);
  }
  return sum;
}
