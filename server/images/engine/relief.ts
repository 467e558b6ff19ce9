import type { Canvas } from './canvas.ts';
import { getIcon } from './icon-sets.ts';
import { drawIcon, type IconOptions } from './icons.ts';
import { group, image, round } from './svg.ts';

export const materials = ['marble', 'bronze', 'gold', 'stone', 'jade', 'ink'] as const;
export type Material = (typeof materials)[number];

/** Lit, middle and shaded colour. */
const colours: Record<Material, readonly [string, string, string]> = {
  marble: ['#ffffff', '#e9ecf2', '#b9c0cf'],
  bronze: ['#f0b878', '#b9773a', '#6e3d17'],
  gold: ['#fff0a8', '#f3c23c', '#9a6206'],
  stone: ['#d9cfbf', '#b3a794', '#7d7263'],
  jade: ['#d3ffe6', '#5cc49a', '#1d7a5a'],
  ink: ['#6a4a2a', '#4a2d12', '#2d1a0a'],
};

const SIDE = 512;
const MARGIN = 40;
const TILE = SIDE + 2 * MARGIN;
const DEPTH = 9;

function reliefTile(name: string, material: Material): string {
  const icon = getIcon(name);
  const [lit, middle, shaded] = colours[material];
  const scale = SIDE / Math.max(icon.width, icon.height);
  const body = icon.body.replaceAll('currentColor', 'url(#material)');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE}" height="${TILE}" viewBox="0 0 ${TILE} ${TILE}"><defs>
<linearGradient id="material" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${lit}"/><stop offset=".5" stop-color="${middle}"/><stop offset="1" stop-color="${shaded}"/></linearGradient>
<filter id="emboss" x="0" y="0" width="${TILE}" height="${TILE}" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB">
<feGaussianBlur in="SourceAlpha" stdDeviation="6" result="height"/>
<feDiffuseLighting in="height" surfaceScale="${DEPTH}" diffuseConstant="1.05" lighting-color="#fff" result="diffuse"><feDistantLight azimuth="235" elevation="50"/></feDiffuseLighting>
<feComposite in="SourceGraphic" in2="diffuse" operator="arithmetic" k1="1.22" result="matt"/>
<feSpecularLighting in="height" surfaceScale="${DEPTH}" specularConstant=".55" specularExponent="24" lighting-color="#fff" result="shine"><feDistantLight azimuth="235" elevation="44"/></feSpecularLighting>
<feComposite in="matt" in2="shine" operator="arithmetic" k2="1" k3="1" result="lit"/><feComposite in="lit" in2="SourceAlpha" operator="in"/>
</filter></defs><g filter="url(#emboss)"><g transform="translate(${TILE / 2} ${TILE / 2}) scale(${scale}) translate(${-icon.width / 2} ${-icon.height / 2})">${body}</g></g></svg>`;
}

/** A silhouette icon embossed in a material, with its shadow. */
export function drawRelief(
  canvas: Canvas,
  name: string,
  x: number,
  y: number,
  size: number,
  material: Material,
  options: IconOptions = {},
): string {
  const side = (size * TILE) / SIDE;
  const shadow = { ...options, color: '#000' };
  const turn = `${options.rot ? ` rotate(${options.rot})` : ''}${options.flip ? ' scale(-1 1)' : ''}`;
  return (
    group(
      { filter: canvas.blur(size / 40), opacity: 0.45 },
      drawIcon(canvas, name, x + size * 0.025, y + size * 0.04, size, shadow),
    ) +
    group(
      { transform: `translate(${round(x)} ${round(y)})${turn}` },
      image(canvas.tiles.add(reliefTile(name, material)), -side / 2, -side / 2, side, side),
    )
  );
}
