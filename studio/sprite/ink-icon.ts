import { INK, tone } from '../ink/ramps.ts';
import { repaint, snap } from '../ink/snap.ts';
import { clipped } from '../shapes/shapes.ts';
import type { PlacedActor } from './actor.ts';
import type { Drawing } from './drawing.ts';

const named: Readonly<Record<string, string>> = { red: '#ff0000', white: '#ffffff', black: '#000000' };

const INNER_LINE = 2.6;
/** How far a drawing may reach out of its square. */
const SPILL = 0.08;

/** Only these get an inner line; a second stroke on a tag makes the whole icon fail. */
const inked = /^(path|circle|ellipse|rect|polygon)$/;

function recolored(attributes: string, color: (hex: string) => string): string {
  return attributes.replace(
    /(fill|stop-color|stroke)="(#[0-9a-f]{3,6}|red|white|black)"/gi,
    (_, key: string, value: string) => `${key}="${color(named[value] ?? value)}"`,
  );
}

/** The gradients that fade to nothing: what they fill is light, not a body. */
const fadingGradients = (body: string): string[] =>
  [
    ...body.matchAll(
      /<(?:radial|linear)Gradient[^>]*? id="([^"]+)"[^>]*>(.*?)<\/(?:radial|linear)Gradient>/gs,
    ),
  ]
    .filter(([, , stops = '']) => stops.includes('stop-opacity="0"'))
    .map(([, id = '']) => `fill="url(#${id})"`);

/** Whether some of a drawing fades to nothing: highlights inside it, or light round it. */
export const fades = ({ body, trueColors }: Drawing): boolean =>
  !trueColors && fadingGradients(body).length > 0;

/** What fades to nothing: with the inner line like the rest, without it, or left out. */
export type Light = 'inked' | 'bare' | 'none';

interface Pen {
  readonly stroke: string;
  readonly color: (hex: string) => string;
  readonly light: Light;
}

/** The icon's own tags, each fill snapped to an ink and each shape given the inner line. */
function inkBody(body: string, { stroke, color, light }: Pen): string {
  const fading = light === 'inked' ? [] : fadingGradients(body);
  return body
    .replace(/currentColor/g, INK)
    .replaceAll('xlink:href', 'href')
    .replace(/<(\w+)([^>]*?)(\/?)>/g, (_, tag: string, raw: string, end: string) => {
      // A see-through shape far outside the picture makes resvg abort: fade the fill instead of the element.
      const attributes = recolored(raw, color).replace(/ opacity="/, ' fill-opacity="');
      const fill = fading.find((gradient) => raw.includes(gradient));
      if (fill && light === 'none') return `<${tag}${attributes.replace(fill, 'fill="none"')}${end}>`;
      const glaze = fill !== undefined || raw.includes(' opacity="');
      const bare = !/ fill="(#|url)/.test(attributes) || / stroke[-=]/.test(attributes);
      return `<${tag}${attributes}${glaze || bare || !inked.test(tag) ? '' : stroke}${end}>`;
    });
}

/** A drawing as an SVG in our inks, `px` wide with `pad` pixels of air round it. */
export function inkIcon(
  { size, body, trueColors }: Drawing,
  actor: PlacedActor,
  px: number,
  pad: number,
  light: Light = 'inked',
): string {
  const width = ((actor.inner ?? INNER_LINE) * size) / px;
  const silhouette = actor.flat === undefined ? undefined : tone(actor.flat);
  const color = (hex: string) => silhouette ?? repaint(snap(hex, actor.keys), actor.paint);
  const stroke =
    actor.inner === 0 ? '' : ` stroke="${silhouette ?? INK}" stroke-width="${width}" stroke-linejoin="round"`;
  const air = (pad / px) * size;
  const middle = size / 2;
  const turn = `translate(${middle} ${middle}) rotate(${actor.rot ?? 0}) scale(${actor.flip ? -1 : 1} 1) translate(${-middle} ${-middle})`;
  const side = size + air * 2;
  // Some icons keep scraps outside their square that the air round it would show.
  const frame = `<rect x="${-size * SPILL}" y="${-size * SPILL}" width="${size * (1 + 2 * SPILL)}" height="${size * (1 + 2 * SPILL)}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${px + pad * 2}" height="${px + pad * 2}" viewBox="${-air} ${-air} ${side} ${side}"><g transform="${turn}">${clipped('icon', frame, trueColors ? body : inkBody(body, { stroke, color, light }))}</g></svg>`;
}
