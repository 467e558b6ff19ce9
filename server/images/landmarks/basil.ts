import type { Canvas } from '../engine/canvas.ts';
import { circle, d, path, rect } from '../engine/svg.ts';
import { type Landmark, terrain } from './landmark.ts';
import { onionDome, pointedArch, roundArch, spread } from './shapes.ts';

/** A striped onion dome: narrower domes of alternating colour lie one on the other. */
function stripedDome(x: number, y: number, w: number, h: number, colors: readonly [string, string]): string {
  const widths = [1, 0.8, 0.58, 0.36, 0.16];
  return (
    widths.map((k, i) => onionDome(x, y, w * k, h, colors[i % 2 ? 1 : 0])).join('') +
    circle(x, y - h * 1.24, w * 0.05, '#ffd75e') +
    rect(x - 1.3, y - h * 1.24 - w * 0.36, 2.6, w * 0.34, '#ffd75e') +
    rect(x - w * 0.1, y - h * 1.24 - w * 0.24, w * 0.2, 2.6, '#ffd75e')
  );
}

function tower(
  canvas: Canvas,
  x: number,
  half: number,
  height: number,
  dome: readonly [string, string],
): string {
  const brick = canvas.linear(['#f08a5e', '#b8402f', '#742324'], 0, 0, 1, 0);
  const gables = (y: number, count: number, size: number) =>
    path(
      spread(count, x - half + size, x + half - size, (at) => roundArch(at, y, size, size * 1.9)),
      '#fff0dc',
    ) +
    path(
      spread(count, x - half + size, x + half - size, (at) => roundArch(at, y, size * 0.6, size * 1.3)),
      '#2f8f6f',
    );
  return [
    rect(x - half, -height, half * 2, height, brick),
    path(
      spread(3, x - half * 0.6, x + half * 0.6, (at) => pointedArch(at, -height + 62, half * 0.16, 44)),
      '#4a1820',
    ),
    rect(x - half - 3, -height + 6, half * 2 + 6, 6, '#fff0dc'),
    rect(x - half - 3, -height + 70, half * 2 + 6, 5, '#fff0dc'),
    gables(-height + 6, 4, half * 0.25),
    rect(x - half * 0.6, -height - half * 0.75, half * 1.2, half * 0.75, '#fff0dc'),
    path(
      spread(3, x - half * 0.36, x + half * 0.36, (at) =>
        pointedArch(at, -height - 4, half * 0.1, half * 0.5),
      ),
      '#742324',
    ),
    stripedDome(x, -height - half * 0.72, half * 1.75, half * 1.75, dome),
  ].join('');
}

export const basil: Landmark = {
  name: 'Saint Basil’s Cathedral',
  bg: 'sunset',
  size: 330,
  width: 520,
  water: false,
  ground: terrain('#8a5a6b', '#2b1838'),
  draw: (canvas) => {
    const brick = canvas.linear(['#f59a66', '#c24a33', '#7a2626']);
    const spire = canvas.linear(['#ffb27a', '#c2503a', '#7a2626'], 0, 0, 1, 0);
    const spireBands = [0, 1, 2, 3].map((i) => {
      const y = -262 - i * 26;
      const half = 40 - i * 9;
      return path(d`M${-half} ${y}L0 ${y - 13}L${half} ${y}L0 ${y + 9}Z`, i % 2 ? '#fff0dc' : '#2f8f6f', {
        opacity: 0.9,
      });
    });
    return [
      tower(canvas, -128, 30, 168, ['#2f8f6f', '#ffd75e']),
      tower(canvas, 128, 30, 168, ['#2a6fc0', '#fff6ea']),
      rect(-44, -254, 88, 254, brick),
      path(
        spread(3, -26, 26, (x) => pointedArch(x, -176, 7, 56)),
        '#4a1820',
      ),
      path(
        spread(5, -36, 36, (x) => roundArch(x, -246, 9, 18)),
        '#fff0dc',
      ),
      path('M-44 -250L-9 -366H9L44 -250Z', spire),
      ...spireBands,
      stripedDome(0, -362, 34, 32, ['#ffd75e', '#e8a92e']),
      tower(canvas, -206, 26, 116, ['#d8342b', '#fff6ea']),
      tower(canvas, 206, 26, 116, ['#8a4fc0', '#ffd75e']),
      tower(canvas, -70, 31, 128, ['#d8342b', '#2f8f6f']),
      tower(canvas, 70, 31, 128, ['#e8a92e', '#2f8f6f']),
      rect(-250, -58, 500, 58, brick),
      path(
        spread(13, -228, 228, (x) => roundArch(x, -4, 12, 44)),
        '#fff0dc',
      ),
      path(
        spread(13, -228, 228, (x) => roundArch(x, -4, 8.5, 36)),
        '#5c1f28',
      ),
      rect(-256, -64, 512, 8, '#fff0dc'),
    ].join('');
  },
};
