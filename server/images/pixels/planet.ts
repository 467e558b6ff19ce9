import { cached } from '../engine/cache.ts';
import { createRng } from '../engine/rng.ts';
import { clamp, mix, scaled } from './color.ts';
import { createFbm } from './noise.ts';
import { type PlanetName, planetKind } from './planet-kinds.ts';
import { createSurface } from './planet-surface.ts';
import { pngAddress, Raster, unit } from './raster.ts';

const VERSION = 1;
const light = unit([-0.6, 0.4, 0.7]);
/** How flat the rings are seen. */
const RING_TILT = 0.3;

/** The half of the rings before or behind the planet. */
function paintRings(raster: Raster, radius: number, tilt: number, front: boolean): void {
  const half = raster.width / 2;
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  for (let py = 0; py < raster.height; py++) {
    for (let px = 0; px < raster.width; px++) {
      const x = (px + 0.5 - half) / radius;
      const y = -(py + 0.5 - half) / radius;
      const along = x * cos + y * sin;
      const across = (-x * sin + y * cos) / RING_TILT;
      const distance = Math.hypot(along, across);
      if (front !== across < 0 || distance < 1.22 || distance > 1.98) continue;
      const t = (distance - 1.22) / 0.76;
      let density = 0.45 + (0.5 + 0.5 * Math.sin(t * 60 + Math.sin(t * 23) * 3)) * 0.4;
      // The wide gap two thirds out, and soft edges.
      if (t > 0.6 && t < 0.655) density *= 0.08;
      if (t < 0.12) density *= t / 0.12;
      if (t > 0.95) density *= (1 - t) / 0.05;
      const ice = mix([150, 122, 84], [244, 226, 184], 0.35 + 0.65 * Math.abs(Math.sin(t * 17)));
      raster.blend(px, py, scaled(ice, 0.75 + 0.25 * (1 - t)), density * 0.92);
    }
  }
}

async function paint(name: PlanetName, size: number): Promise<Buffer> {
  const kind = planetKind(name);
  const surface = createSurface(kind, createFbm(`planet ${name}`), createRng(`craters ${name}`));
  const raster = new Raster(size, size);
  const radius = kind.rings ? size * 0.25 : size / 2 - 1;
  const tilt = kind.tilt ?? 0.12;
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  if (kind.rings) paintRings(raster, radius, tilt, false);
  for (let py = 0; py < size; py++) {
    for (let px = 0; px < size; px++) {
      const x = (px + 0.5 - size / 2) / radius;
      const y = -(py + 0.5 - size / 2) / radius;
      const distance = Math.hypot(x, y);
      if (distance > 1.005) continue;
      const z = Math.sqrt(Math.max(0, 1 - distance * distance));
      const [a, b] = [x * cos + y * sin, -x * sin + y * cos];
      const { color, slope } = surface(a, b, z);
      const normal = unit([x + slope[0], y + slope[1], z]);
      let lit = clamp(
        (normal[0] * light[0] + normal[1] * light[1] + normal[2] * light[2]) * 1.18 + 0.06,
        0.025,
        1.08,
      );
      if (kind.surface === 'sun') lit = 1.05;
      if (kind.rings) {
        const shade = Math.hypot(a, (b + 0.13) / RING_TILT);
        if (b < 0.02 && shade > 1.02 && shade < 1.5) {
          lit *= 1 - 0.45 * Math.min(1, (shade - 1.02) * 8) * Math.min(1, (1.5 - shade) * 5);
        }
      }
      const facing = Math.max(0, x * light[0] + y * light[1] + z * light[2] + 0.2);
      const rim = kind.surface === 'sun' ? 0 : (1 - z) ** 3 * 46 * facing;
      const [red, green, blue] = scaled(color, lit);
      const alpha = clamp((1.005 - distance) * radius * 0.8, 0, 1);
      raster.blend(px, py, [red + rim, green + rim, blue + rim], alpha);
    }
  }
  if (kind.rings) paintRings(raster, radius, tilt, true);
  return raster.toPng();
}

/** A planet as an image address; sizes are rounded up so that pictures share what was painted. */
export async function planetImage(name: PlanetName, size: number): Promise<string> {
  const pixels = Math.min(1000, Math.ceil(size / 250) * 250);
  return pngAddress(await cached(`planet-${VERSION}-${name}-${pixels}.png`, () => paint(name, pixels)));
}
