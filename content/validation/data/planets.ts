/** Facts of the planets that are settled: counts of moons only where no more will be found. */
export interface Planet {
  readonly name: string;
  /** Place from the Sun. */
  readonly order: number;
  /** Mean distance from the Sun, million km. */
  readonly distance: number;
  /** At the equator, km. */
  readonly diameter: number;
  /** Earth = 1. */
  readonly mass: number;
  /** Orbital period, Earth days. */
  readonly year: number;
  /** Sidereal rotation, hours, whichever way it turns. */
  readonly day: number;
  readonly moons?: number;
}

const planet = (
  name: string,
  order: number,
  [distance, diameter, mass, year, day]: readonly [number, number, number, number, number],
  moons?: number,
): Planet => ({
  name,
  order,
  distance,
  diameter,
  mass,
  year,
  day,
  ...(moons === undefined ? {} : { moons }),
});

export const planets: readonly Planet[] = [
  planet('Mercury', 1, [57.9, 4_879, 0.055, 88, 1_407.6], 0),
  planet('Venus', 2, [108.2, 12_104, 0.815, 224.7, 5_832.5], 0),
  planet('Earth', 3, [149.6, 12_756, 1, 365.2, 23.9], 1),
  planet('Mars', 4, [228, 6_792, 0.107, 687, 24.6], 2),
  planet('Jupiter', 5, [778.5, 142_984, 317.8, 4_331, 9.9]),
  planet('Saturn', 6, [1_432, 120_536, 95.2, 10_747, 10.7]),
  planet('Uranus', 7, [2_867, 51_118, 14.5, 30_589, 17.2]),
  planet('Neptune', 8, [4_515, 49_528, 17.1, 59_800, 16.1]),
];
