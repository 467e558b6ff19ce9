import { geoEquirectangular, geoPath } from 'd3-geo';
import sharp from 'sharp';
import { cached } from '../engine/cache.ts';
import { countries } from '../geo/atlas.ts';
import { clamp, hexToRgb, mix, type Rgb, ramp, scaled, smoothstep } from './color.ts';
import { coverage, crowded, deserts, mountains } from './earth-regions.ts';
import { createFbm } from './noise.ts';

export const TEXTURE_WIDTH = 2048;
export const TEXTURE_HEIGHT = 1024;
/** Bytes of one texel: red, green, blue, water, cloud, city light. */
export const TEXEL = 6;

const VERSION = 2;
const RADIANS = Math.PI / 180;

const abyss = hexToRgb('#06235c');
const deep = hexToRgb('#0d4a9c');
const shallow = hexToRgb('#2fa6cf');
const ice = hexToRgb('#f3f8fc');
const rock = hexToRgb('#8a7a66');
const sand = hexToRgb('#dcbb7c');
const climates = ['#1f6b33', '#4f9140', '#a3a455', '#7da24c', '#4c8a47', '#3c6f4c', '#8f9a80'].map(hexToRgb);

function landSvg(): string {
  const projection = geoEquirectangular()
    .scale(TEXTURE_WIDTH / (2 * Math.PI))
    .translate([TEXTURE_WIDTH / 2, TEXTURE_HEIGHT / 2]);
  const data = geoPath(projection).digits(1)(countries('50m').collection) ?? '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${TEXTURE_WIDTH}" height="${TEXTURE_HEIGHT}"><path d="${data}" fill="#fff" stroke="#fff" stroke-width=".6"/></svg>`;
}

async function landLayers(): Promise<{ land: Buffer; near: Buffer; far: Buffer }> {
  const land = await sharp(Buffer.from(landSvg())).extractChannel('alpha').raw().toBuffer();
  const raw = { width: TEXTURE_WIDTH, height: TEXTURE_HEIGHT, channels: 1 as const };
  const blurred = (sigma: number) => sharp(land, { raw }).blur(sigma).extractChannel(0).raw().toBuffer();
  return { land, near: await blurred(5), far: await blurred(22) };
}

function landColor(lat: number, height: number, dryness: number, variation: number): Rgb {
  const warmth = Math.abs(lat) + variation * 9 + height * 16;
  let color = ramp(climates, clamp(warmth / 74, 0, 1));
  color = mix(color, sand, smoothstep(0.25, 0.75, dryness + variation * 0.35));
  color = mix(color, rock, smoothstep(0.35, 0.9, height) * 0.75);
  const snow = Math.max(smoothstep(62, 76, warmth), smoothstep(0.85, 1.25, height));
  return mix(color, ice, snow);
}

async function paint(): Promise<Buffer> {
  const { land, near, far } = await landLayers();
  const fbm = createFbm('earth');
  const texture = Buffer.alloc(TEXTURE_WIDTH * TEXTURE_HEIGHT * TEXEL);
  let previous = new Float32Array(TEXTURE_WIDTH);
  for (let y = 0; y < TEXTURE_HEIGHT; y++) {
    const lat = 90 - ((y + 0.5) / TEXTURE_HEIGHT) * 180;
    const heights = new Float32Array(TEXTURE_WIDTH);
    for (let x = 0; x < TEXTURE_WIDTH; x++) {
      const lon = ((x + 0.5) / TEXTURE_WIDTH) * 360 - 180;
      const [cosLat, sinLat] = [Math.cos(lat * RADIANS), Math.sin(lat * RADIANS)];
      const [px, py, pz] = [cosLat * Math.cos(lon * RADIANS), sinLat, cosLat * Math.sin(lon * RADIANS)];
      const at = y * TEXTURE_WIDTH + x;
      const coast = (near[at] ?? 0) / 255;
      const solid = (land[at] ?? 0) / 255;
      const variation = fbm(px * 5, py * 5, pz * 5, 4);
      let color = mix(
        mix(abyss, deep, smoothstep(0, 0.4, (far[at] ?? 0) / 255)),
        shallow,
        coast * coast * 0.95,
      );
      color = scaled(color, 1 + variation * 0.1);
      // Sea ice round the pole, where no coast shows it.
      color = mix(color, ice, smoothstep(76, 82, lat + variation * 12) * 0.9);
      if (solid > 0) {
        const chain = coverage(mountains, lon, lat);
        const crests = 1 - Math.abs(fbm(px * 18, py * 18, pz * 18, 4)) * 3;
        const height = clamp(chain * (0.55 + 0.45 * crests), 0, 1.4) + Math.max(0, variation) * 0.15;
        heights[x] = height + crests * 0.1;
        const slope = (heights[x] ?? 0) - (heights[x - 1] ?? 0) + (heights[x] ?? 0) - (previous[x] ?? 0);
        const hill = 1 + clamp(slope * 1.5, -0.32, 0.32) + fbm(px * 40, py * 40, pz * 40, 2) * 0.12;
        const inland = landColor(lat, height, coverage(deserts, lon, lat), variation);
        color = mix(color, scaled(inland, hill), solid);
        const lights = coverage(crowded, lon, lat) * 0.5 + 0.06;
        const spark = fbm(px * 110, py * 110, pz * 110, 2) + 0.5;
        texture[at * TEXEL + 5] = clamp((spark * lights * 2.6 - 0.32) * 700, 0, 255) * solid;
      }
      const swirl = fbm(px * 1.8, py * 3.1, pz * 1.8, 3);
      const vapour = fbm(px * 3 + swirl * 1.6, py * 4.4 + swirl, pz * 3 - swirl * 1.2, 6);
      color.forEach((value, channel) => {
        texture[at * TEXEL + channel] = clamp(value, 0, 255);
      });
      texture[at * TEXEL + 3] = 255 * (1 - solid);
      texture[at * TEXEL + 4] = 225 * smoothstep(0.12, 0.62, vapour + 0.06 * Math.cos(lat * RADIANS * 6));
    }
    previous = heights;
  }
  return texture;
}

let texture: Promise<Buffer> | undefined;

/** The Earth in equirectangular projection, painted from coastlines and noise. */
export function earthTexture(): Promise<Buffer> {
  texture ??= cached(`earth-${VERSION}.raw`, paint);
  return texture;
}
