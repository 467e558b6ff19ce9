import type { Canvas } from './canvas.ts';
import { getIcon, type Icon } from './icon-sets.ts';
import { circle, d, ellipse, group, image, path, round, tag } from './svg.ts';

export interface IconOptions {
  readonly rot?: number | undefined;
  readonly flip?: boolean | undefined;
  readonly color?: string | undefined;
  readonly opacity?: number | undefined;
}

const tileSizes = [128, 192, 256, 384, 512, 768];

/** Two copies of an icon share their ids, so each copy gets its own prefix. */
function withOwnIds(body: string, prefix: string): string {
  const ids = new Set([...body.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]));
  const renamed = (whole: string, before: string, id: string, after: string) =>
    ids.has(id) ? `${before}${prefix}${id}${after}` : whole;
  return body
    .replace(/(\sid=")([^"]+)(")/g, renamed)
    .replace(/(url\(#)([^)]+)(\))/g, renamed)
    .replace(/(href="#)([^"]+)(")/g, renamed);
}

function iconTile(canvas: Canvas, icon: Icon, size: number): string {
  const pixels = tileSizes.find((candidate) => candidate >= size) ?? 1024;
  const side = Math.max(icon.width, icon.height);
  const viewBox = [(icon.width - side) / 2, (icon.height - side) / 2, side, side].join(' ');
  return canvas.tiles.add(
    tag(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        'xmlns:xlink': 'http://www.w3.org/1999/xlink',
        viewBox,
        width: pixels,
        height: pixels,
      },
      icon.body,
    ),
  );
}

const placement = (x: number, y: number, options: IconOptions) =>
  `translate(${round(x)} ${round(y)})${options.rot ? ` rotate(${options.rot})` : ''}${options.flip ? ' scale(-1 1)' : ''}`;

/** An icon centred at (x, y), `size` along its longer side. */
export function drawIcon(
  canvas: Canvas,
  name: string,
  x: number,
  y: number,
  size: number,
  options: IconOptions = {},
): string {
  const icon = getIcon(name);
  const transform = placement(x, y, options);
  if (icon.body.includes('<filter')) {
    const tile = iconTile(canvas, icon, size);
    return group({ transform, opacity: options.opacity }, image(tile, -size / 2, -size / 2, size, size));
  }
  const scale = Math.round((size / Math.max(icon.width, icon.height)) * 10000) / 10000;
  return group(
    {
      transform: `${transform} scale(${scale}) translate(${-icon.width / 2} ${-icon.height / 2})`,
      opacity: options.opacity,
    },
    withOwnIds(icon.body, `${canvas.nextId()}_`).replaceAll('currentColor', options.color ?? '#fff'),
  );
}

export interface HeroOptions extends IconOptions {
  /** The colour of the light behind the icon; `false` for none. */
  readonly glow?: string | false | undefined;
  readonly glowA?: number | undefined;
  readonly shadow?: boolean | undefined;
  readonly shadowA?: number | undefined;
}

/** An icon that stands on the ground: light behind it and a contact shadow under it. */
export function drawHero(
  canvas: Canvas,
  name: string,
  x: number,
  y: number,
  size: number,
  options: HeroOptions = {},
): string {
  let drawing = '';
  if (options.glow !== false) {
    drawing += canvas.glow(x, y, size * 0.95, options.glow ?? '#fff', options.glowA ?? 0.5);
  }
  if (options.shadow !== false) {
    const dark = options.shadowA ?? 0.5;
    const fill = canvas.radial([
      ['#000', 0, dark],
      ['#000', 0.5, dark * 0.55],
      ['#000', 1, 0],
    ]);
    drawing += ellipse(x, y + size * 0.5, size * 0.46, size * 0.075, fill);
  }
  return drawing + drawIcon(canvas, name, x, y, size, options);
}

/** A round badge, for icons that are only a head or a symbol. */
export function drawMedallion(
  canvas: Canvas,
  name: string,
  x: number,
  y: number,
  size: number,
  options: HeroOptions = {},
): string {
  const { accent, main, light, deep } = canvas.palette;
  const r = size * 0.62;
  const gloss = d`M${x - r * 0.78} ${y - r * 0.2}A${r * 0.8} ${r * 0.8} 0 0 1 ${x + r * 0.5} ${y - r * 0.62}A${r} ${r} 0 0 0 ${x - r * 0.78} ${y - r * 0.2}Z`;
  return [
    canvas.glow(x, y, r * 1.7, options.glow || '#fff', 0.5),
    circle(x + 4, y + 14, r, '#000', { filter: canvas.blur(12), opacity: 0.45 }),
    circle(x, y, r, canvas.linear([accent, main], 0, 0, 1, 1)),
    circle(x, y, r * 0.93, '#fff', { opacity: 0.9 }),
    circle(x, y, r * 0.89, canvas.radial([light, deep], 0.42, 0.32, 0.85)),
    path(gloss, '#fff', { opacity: 0.22 }),
    drawIcon(canvas, name, x, y, size * 0.86, options),
  ].join('');
}
