import type { Canvas } from '../engine/canvas.ts';
import { d, path, rect, stroke } from '../engine/svg.ts';
import type { Landmark } from './landmark.ts';
import { finial, merlons, onionDome, pointedArch, roundArch, spread, tapered } from './shapes.ts';

const pencilMinaret = (x: number, height: number, stone: string) =>
  [
    path(tapered(x, 0, 11, 8, height), stone),
    rect(x - 13, -height * 0.72, 26, 6, '#f6d9b4'),
    rect(x - 12, -height - 2, 24, 6, '#f6d9b4'),
    path(d`M${x - 9} ${-height}L${x} ${-height - 62}L${x + 9} ${-height}Z`, '#5b6472'),
    finial(x, -height - 58, 16, '#f0c04a'),
  ].join('');

export const hagiasophia: Landmark = {
  name: 'Hagia Sophia',
  size: 350,
  width: 700,
  draw: (canvas) => {
    const plaster = canvas.linear(['#ffc9a6', '#e28e70', '#a3564f']);
    const lead = canvas.linear(['#b9c4cf', '#7c8898', '#566072'], 0, 0, 1, 0.6);
    const stone = canvas.linear(['#ffe9cf', '#d9a982', '#a87158'], 0, 0, 1, 0);
    const dome = (x: number, y: number, r: number, squash: number) =>
      path(d`M${x - r} ${y}A${r} ${r * squash} 0 0 1 ${x + r} ${y}Z`, lead);
    const buttress = (x: number) =>
      path(d`M${x - 24} 0V-150L${x} -168L${x + 24} -150V0Z`, plaster) +
      stroke(d`M${x - 24} -150L${x} -168L${x + 24} -150`, '#f6d9b4', 4);
    return [
      pencilMinaret(-310, 262, stone),
      pencilMinaret(310, 262, stone),
      rect(-262, -74, 524, 74, plaster),
      path(
        spread(19, -246, 246, (x) => roundArch(x, -12, 7, 42)),
        '#6b2f3a',
      ),
      dome(-178, -74, 62, 0.7),
      dome(178, -74, 62, 0.7),
      rect(-190, -134, 380, 62, plaster),
      dome(-120, -132, 78, 0.8),
      dome(120, -132, 78, 0.8),
      rect(-106, -190, 212, 80, plaster),
      path(roundArch(0, -88, 80, 96), '#c9705c'),
      path(
        spread(7, -57, 57, (x) => roundArch(x, -96, 6, 26)),
        '#6b2f3a',
      ),
      path(
        spread(5, -44, 44, (x) => roundArch(x, -130, 6, 24)),
        '#6b2f3a',
      ),
      buttress(-106),
      buttress(106),
      rect(-112, -214, 224, 26, plaster),
      path(
        spread(15, -100, 100, (x) => roundArch(x, -192, 4, 18)),
        '#6b2f3a',
      ),
      dome(0, -212, 114, 0.86),
      stroke(
        spread(7, -90, 90, (x) => d`M${x} -213Q${x * 0.8} -272 0 -309`),
        '#4d5766',
        1.6,
        { opacity: 0.6 },
      ),
      finial(0, -309, 26, '#f0c04a'),
      pencilMinaret(-214, 236, stone),
      pencilMinaret(214, 236, stone),
    ].join('');
  },
};

function cupolaTower(canvas: Canvas, x: number, height: number): string {
  const sandstone = canvas.linear(['#e58a62', '#b1482f', '#742a22'], 0, 0, 1, 0);
  return [
    path(tapered(x, 0, 17, 13, height), sandstone),
    ...[0.34, 0.67, 1].map((t) => rect(x - 20, -height * t - 4, 40, 8, '#f3b58c')),
    rect(x - 11, -height - 30, 22, 28, '#fff3e4'),
    path(
      spread(3, x - 7, x + 7, (at) => pointedArch(at, -height - 4, 2.6, 22)),
      '#7a2f28',
    ),
    onionDome(x, -height - 28, 30, 26, '#fff6ea'),
  ].join('');
}

export const badshahi: Landmark = {
  name: 'Badshahi Mosque',
  size: 348,
  width: 700,
  draw: (canvas) => {
    const sandstone = canvas.linear(['#f09a70', '#bd5236', '#7d2f26']);
    const marble = canvas.linear(['#ffffff', '#f3dcc8', '#c39a92'], 0, 0, 1, 0.5);
    const domeOnDrum = (x: number, w: number, h: number) =>
      rect(x - w * 0.36, -170, w * 0.72, 26, marble) +
      onionDome(x, -166, w, h, marble) +
      finial(x, -166 - h * 1.18, 20, '#e0a83a');
    return [
      cupolaTower(canvas, -326, 236),
      cupolaTower(canvas, 326, 236),
      domeOnDrum(-150, 104, 84),
      domeOnDrum(150, 104, 84),
      domeOnDrum(0, 132, 112),
      rect(-270, -118, 540, 118, sandstone),
      merlons(-270, 270, -118, 9, 9, '#f3b58c'),
      path(
        spread(5, -246, -112, (x) => pointedArch(x, -8, 13, 82)),
        '#f7d9bd',
      ),
      path(
        spread(5, -246, -112, (x) => pointedArch(x, -8, 9.5, 72)),
        '#5c1f22',
      ),
      path(
        spread(5, 112, 246, (x) => pointedArch(x, -8, 13, 82)),
        '#f7d9bd',
      ),
      path(
        spread(5, 112, 246, (x) => pointedArch(x, -8, 9.5, 72)),
        '#5c1f22',
      ),
      rect(-84, -178, 168, 178, sandstone),
      merlons(-84, 84, -178, 8, 10, '#f3b58c'),
      rect(-76, -168, 152, 160, 'none', { stroke: '#fff0dc', 'stroke-width': 3 }),
      path(pointedArch(0, -6, 58, 150), '#fff3e4'),
      path(pointedArch(0, -6, 50, 138), '#8a3529'),
      path(pointedArch(0, -6, 30, 96), '#4a1820'),
      rect(-94, -196, 14, 196, '#d9714e'),
      rect(80, -196, 14, 196, '#d9714e'),
      onionDome(-87, -196, 18, 16, '#fff6ea'),
      onionDome(87, -196, 18, 16, '#fff6ea'),
      cupolaTower(canvas, -284, 168),
      cupolaTower(canvas, 284, 168),
    ].join('');
  },
};
