import { escapeXml } from '../engine/svg.ts';
import { INK } from '../ink/ramps.ts';
import { n1 } from './shapes.ts';

export interface Words {
  readonly size: number;
  readonly fill?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly font?: 'Lilita One' | 'JetBrains Mono' | 'Bravura';
  readonly weight?: number;
}

/** A line of text in a picture. */
export const words = (
  x: number,
  y: number,
  text: string,
  { size, fill = INK, anchor = 'middle', font = 'Lilita One', weight = 400 }: Words,
): string =>
  `<text x="${n1(x)}" y="${n1(y)}" font-family="${font}" font-weight="${weight}" font-size="${n1(size)}" fill="${fill}" text-anchor="${anchor}" xml:space="preserve">${escapeXml(text)}</text>`;
