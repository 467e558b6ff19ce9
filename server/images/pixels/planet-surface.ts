import type { Rng } from '../engine/rng.ts';
import { clamp, mix, type Rgb, ramp, scaled } from './color.ts';
import type { Fbm } from './noise.ts';
import type { planetKind } from './planet-kinds.ts';
import { unit, type Vector } from './raster.ts';

type Kind = ReturnType<typeof planetKind>;

/** The colour and the slope of the ground at a point of the unit sphere. */
export interface SurfacePoint {
  readonly color: Rgb;
  /** Added to the normal: craters and hills catch the light. */
  readonly slope: readonly [x: number, y: number];
}

export type Surface = (a: number, b: number, z: number) => SurfacePoint;

const flat = [0, 0] as const;

function rocky(kind: Kind, fbm: Fbm, rng: Rng): Surface {
  const craters = Array.from({ length: kind.craters ?? 0 }, () => ({
    centre: unit([rng.between(-1, 1), rng.between(-1, 1), rng.between(-0.2, 1)]),
    radius: rng.next() ** 2.4 * 0.2 + 0.022,
  }));
  const heightAt = (x: number, y: number, z: number) => {
    let height = fbm(x * 2.1, y * 2.1, z * 2.1, 6);
    for (const { centre, radius } of craters) {
      const distance = Math.hypot(x - centre[0], y - centre[1], z - centre[2]) / radius;
      if (distance >= 1.25) continue;
      const depth = Math.min(1, radius * 9 + 0.4);
      height +=
        distance < 0.82
          ? -0.16 * (1 - distance * distance * 0.7) * depth
          : 0.13 * (1 - Math.abs(distance - 1) / 0.25) * depth;
    }
    return height;
  };
  const step = 0.02;
  return (a, b, z) => {
    const height = heightAt(a, b, z);
    let color = ramp(kind.colors, 0.5 + fbm(a * 1.3 + 7, b * 1.3, z * 1.3, 5) * 0.8 + height * 0.18);
    if (kind.iceCap && b > 0.86 + fbm(a * 6, b * 6, z * 6, 3) * 0.06)
      color = mix(color, [250, 246, 240], 0.9);
    const slope = [
      -(heightAt(a + step, b, z) - height) * 2.2,
      -(heightAt(a, b + step, z) - height) * 2.2,
    ] as const;
    return { color, slope };
  };
}

/** The long-lived storm of a banded planet, over its colour. */
function withSpot(color: Rgb, fbm: Fbm, [a, b, z]: Vector): Rgb {
  const [dx, dy] = [(a - 0.26) / 0.25, (b + 0.34) / 0.13];
  const distance = Math.hypot(dx, dy) + fbm(a * 9, b * 9, z * 9, 3) * 0.12;
  if (distance >= 1.25) return color;
  const swirl = 0.5 + 0.5 * Math.sin(distance * 11 + Math.atan2(dy, dx) * 1.5);
  const storm: Rgb = distance > 1 ? [246, 232, 212] : mix([176, 72, 40], [214, 120, 78], swirl);
  return mix(color, storm, clamp((1.25 - distance) * 3, 0, 1) * 0.9);
}

function banded(kind: Kind, fbm: Fbm): Surface {
  const turbulence = kind.turbulence ?? 0.02;
  return (a, b, z) => {
    const warp =
      fbm(a * 1.6, b * 7, z * 1.6, 4) * turbulence * 2 + fbm(a * 5, b * 16, z * 5, 4) * turbulence * 0.7;
    let color = ramp(kind.colors, (b + warp) * 0.5 + 0.5);
    color = scaled(color, 1 + fbm(a * 2, b * 34, z * 2, 3) * 0.09);
    return { color: kind.spot ? withSpot(color, fbm, [a, b, z]) : color, slope: flat };
  };
}

const swirling =
  (kind: Kind, fbm: Fbm): Surface =>
  (a, b, z) => {
    const bend = fbm(a * 1.5, b * 2.6, z * 1.5, 4);
    const value = fbm(a * 2 + bend * 1.3, b * 4 + bend * 1.7, z * 2, 5);
    return { color: ramp(kind.colors, 0.5 + value * 0.75), slope: flat };
  };

const glowing =
  (kind: Kind, fbm: Fbm): Surface =>
  (a, b, z) => ({
    color: ramp(kind.colors, 0.52 + fbm(a * 4, b * 4, z * 4, 6) * 0.55 + z * 0.18),
    slope: flat,
  });

export function createSurface(kind: Kind, fbm: Fbm, rng: Rng): Surface {
  switch (kind.surface) {
    case 'rock':
      return rocky(kind, fbm, rng);
    case 'bands':
      return banded(kind, fbm);
    case 'swirl':
      return swirling(kind, fbm);
    case 'sun':
      return glowing(kind, fbm);
  }
}
