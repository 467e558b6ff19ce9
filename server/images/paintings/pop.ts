import { drawIcon } from '../engine/icons.ts';
import { circle, rect } from '../engine/svg.ts';
import type { PaintingStyle } from './painting-style.ts';

const pairs = [
  ['#ffe14d', '#ff4f8f'],
  ['#ff6f4f', '#4fe3ff'],
  ['#4fd08a', '#ffd1e6'],
  ['#5b7bff', '#ffe14d'],
  ['#ff8fd0', '#3a2a8a'],
  ['#35c9c0', '#ff5f3c'],
  ['#b08cff', '#fff36e'],
  ['#ffa93c', '#2f5fd8'],
] as const;

/** One everyday thing eight times over in screaming colours. */
export const pop: PaintingStyle = (canvas, { x, y, w, h }) =>
  pairs
    .map(([ground, ink], i) => {
      const [cw, ch] = [w / 4, h / 2];
      const [left, top] = [x + (i % 4) * cw, y + Math.floor(i / 4) * ch];
      let dots = '';
      for (let px = left + 8; px < left + cw; px += 14) {
        for (let py = top + 8; py < top + ch; py += 14) dots += circle(px, py, 2.6, ink, { opacity: 0.35 });
      }
      const side = Math.min(cw, ch) * 0.74;
      const at = [left + cw / 2, top + ch / 2] as const;
      return (
        rect(left, top, cw, ch, ground) +
        dots +
        drawIcon(canvas, 'gi:banana', at[0] + 5, at[1] + 5, side, { color: '#1d1a18' }) +
        drawIcon(canvas, 'gi:banana', ...at, side, { color: ink })
      );
    })
    .join('');
