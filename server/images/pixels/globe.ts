import { cached } from '../engine/cache.ts';
import { clamp, mix, type Rgb, scaled, smoothstep } from './color.ts';
import { earthTexture, TEXEL, TEXTURE_HEIGHT, TEXTURE_WIDTH } from './earth-texture.ts';
import { pngAddress, Raster, unit } from './raster.ts';

export interface GlobeView {
  readonly lon: number;
  readonly lat: number;
  readonly size: number;
  readonly night?: boolean | undefined;
}

const VERSION = 2;
const light = unit([-0.45, 0.45, 0.77]);
/** Half way between the light and the eye: where the sea mirrors the sun. */
const mirror = unit([light[0], light[1], light[2] + 1]);
const atmosphere: Rgb = [96, 176, 255];
const moonlight: Rgb = [0.2, 0.27, 0.48];
const lamps: Rgb = [255, 196, 110];

/** One texel by bilinear interpolation; u and v from 0 to 1. */
function texel(texture: Buffer, u: number, v: number, out: number[]): void {
  const x = u * TEXTURE_WIDTH - 0.5;
  const y = clamp(v * TEXTURE_HEIGHT - 0.5, 0, TEXTURE_HEIGHT - 1.001);
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [x - left, y - top];
  const west = ((left % TEXTURE_WIDTH) + TEXTURE_WIDTH) % TEXTURE_WIDTH;
  const east = (west + 1) % TEXTURE_WIDTH;
  const [row, next] = [top * TEXTURE_WIDTH, (top + 1) * TEXTURE_WIDTH];
  for (let channel = 0; channel < TEXEL; channel++) {
    const sample = (at: number) => texture[at * TEXEL + channel] ?? 0;
    const upper = sample(row + west) * (1 - fx) + sample(row + east) * fx;
    const lower = sample(next + west) * (1 - fx) + sample(next + east) * fx;
    out[channel] = upper * (1 - fy) + lower * fy;
  }
}

async function paint({ lon, lat, size, night = false }: GlobeView): Promise<Buffer> {
  const texture = await earthTexture();
  const raster = new Raster(size, size);
  const radius = size / 2 - 1;
  const tilt = (lat * Math.PI) / 180;
  const turn = (lon * Math.PI) / 180;
  const values = [0, 0, 0, 0, 0, 0];
  for (let py = 0; py < size; py++) {
    for (let px = 0; px < size; px++) {
      const x = (px + 0.5 - size / 2) / radius;
      const y = -(py + 0.5 - size / 2) / radius;
      const distance = Math.hypot(x, y);
      if (distance > 1.004) continue;
      const z = Math.sqrt(Math.max(0, 1 - distance * distance));
      const north = y * Math.cos(tilt) + z * Math.sin(tilt);
      const toward = -y * Math.sin(tilt) + z * Math.cos(tilt);
      const u = ((((turn + Math.atan2(x, toward)) / (2 * Math.PI) + 0.5) % 1) + 1) % 1;
      texel(texture, u, 0.5 - Math.asin(clamp(north, -1, 1)) / Math.PI, values);
      const [red = 0, green = 0, blue = 0, water = 0, cloud = 0, city = 0] = values;
      const facing = x * light[0] + y * light[1] + z * light[2];
      const lit = clamp(facing * 1.12 + 0.2, 0.03, 1.1);
      const cover = (cloud / 255) * 0.85;
      let color: Rgb = mix([red, green, blue], [250, 252, 255], cover);
      color = scaled(color, lit * 1.12);
      if (night) color = [color[0] * moonlight[0], color[1] * moonlight[1], color[2] * moonlight[2]];
      const glint = (water / 255) * (1 - cover) * Math.max(0, dot(x, y, z)) ** 40 * (night ? 20 : 90);
      const dark = night ? 1 : smoothstep(0.3, 0.02, lit);
      const lamp = (city / 255) * dark * (1 - cover * 0.7);
      const rim = (1 - z) ** 3 * clamp(facing + 0.4, 0.12, 1);
      raster.blend(
        px,
        py,
        [
          color[0] + glint + lamps[0] * lamp + atmosphere[0] * rim,
          color[1] + glint + lamps[1] * lamp + atmosphere[1] * rim,
          color[2] + glint + lamps[2] * lamp + atmosphere[2] * rim,
        ],
        clamp((1.004 - distance) * radius * 0.8, 0, 1),
      );
    }
  }
  return raster.toPng();
}

const dot = (x: number, y: number, z: number) => x * mirror[0] + y * mirror[1] + z * mirror[2];

/** The lit Earth as an image address, seen from above a longitude and latitude. */
export async function globeImage(view: GlobeView): Promise<string> {
  const name = `globe-${VERSION}-${view.lon}-${view.lat}-${view.size}-${view.night ? 'night' : 'day'}.png`;
  return pngAddress(await cached(name, () => paint(view)));
}
