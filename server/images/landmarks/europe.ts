import type { Canvas } from '../engine/canvas.ts';
import { circle, d, group, path, rect, stroke } from '../engine/svg.ts';
import { type Landmark, terrain } from './landmark.ts';
import { roundArch, spread } from './shapes.ts';

/** A chariot with four horses, as the silhouette it is from below. */
const quadriga = (): string => {
  const horse = (x: number) =>
    d`M${x} -252l3 -26l-5 -10l6 -12l8 6l4 10l20 4l6 -4l2 32h-5l-3 -20l-18 1l-8 19Z`;
  return group(
    {},
    path([-52, -30, -8, 14].map(horse).join(''), '#2f7a6c'),
    path('M36 -252v-20h20v20ZM42 -272l2 -24h6l3 24Z', '#256257'),
    circle(47, -301, 5, '#256257'),
    stroke('M40 -292L34 -318', '#256257', 3),
    circle(34, -320, 5, 'none', { stroke: '#256257', 'stroke-width': 2.4 }),
  );
};

export const brandenburg: Landmark = {
  name: 'Brandenburg Gate',
  size: 350,
  width: 640,
  draw: (canvas) => {
    const sandstone = canvas.linear(['#ffeccb', '#e0b27e', '#9c6a4a']);
    const column = canvas.linear(['#b98656', '#fff3da', '#b07d52'], 0, 0, 1, 0);
    const pillar = (x: number, foot: number, height: number, half: number) =>
      path(
        d`M${x - half} ${foot}L${x - half * 0.82} ${foot - height}H${x + half * 0.82}L${x + half} ${foot}Z`,
        column,
      ) +
      stroke(
        d`M${x - half * 0.35} ${foot - 4}V${foot - height}M${x + half * 0.35} ${foot - 4}V${foot - height}`,
        '#9a6c4c',
        1.6,
        { opacity: 0.5 },
      ) +
      rect(x - half * 1.15, foot - height - 8, half * 2.3, 9, '#fff0d4') +
      rect(x - half * 1.2, foot - 7, half * 2.4, 8, '#e6c79c');
    const pavilion = (x: number) =>
      [
        rect(x - 62, -100, 124, 8, '#fff0d4'),
        path(d`M${x - 66} -100L${x} -130L${x + 66} -100Z`, sandstone),
        rect(x - 54, -92, 108, 92, '#8a5a48', { opacity: 0.75 }),
        ...[-46, -15, 15, 46].map((dx) => pillar(x + dx, 0, 84, 9)),
      ].join('');
    return [
      pavilion(-262),
      pavilion(262),
      rect(-186, -168, 372, 168, '#5c3340', { opacity: 0.55 }),
      canvas.glow(0, -70, 120, '#ffd79a', 0.7),
      ...[-176, -106, -38, 38, 106, 176].map((x) => pillar(x, 0, 160, 15)),
      rect(-204, -192, 408, 26, sandstone),
      stroke(
        spread(27, -196, 196, (x) => d`M${x} -168V-184`),
        '#9a6c4c',
        4,
        { opacity: 0.5 },
      ),
      rect(-210, -200, 420, 9, '#fff0d4'),
      rect(-176, -238, 352, 38, sandstone),
      rect(-182, -244, 364, 8, '#fff0d4'),
      rect(-70, -254, 140, 12, sandstone),
      quadriga(),
    ].join('');
  },
};

function turret(canvas: Canvas, x: number, foot: number, half: number, height: number): string {
  const wall = canvas.linear(['#ffffff', '#f0e9e2', '#b3aaa8'], 0, 0, 1, 0);
  const slate = canvas.linear(['#7d94b8', '#4a5f8a', '#2c3a5f'], 0, 0, 1, 0.4);
  const top = foot - height;
  return [
    rect(x - half, top, half * 2, height, wall),
    rect(x - half - 3, top - 4, half * 2 + 6, 8, '#d9d0c9'),
    path(d`M${x - half - 4} ${top - 4}L${x} ${top - 4 - half * 3}L${x + half + 4} ${top - 4}Z`, slate),
    path([0.2, 0.5].map((t) => roundArch(x, top + height * t + 14, half * 0.24, 14)).join(''), '#4a4458'),
  ].join('');
}

export const neuschwanstein: Landmark = {
  name: 'Neuschwanstein Castle',
  bg: 'mountains',
  size: 340,
  width: 600,
  water: false,
  ground: terrain('#3f7f52', '#143826'),
  draw: (canvas) => {
    const wall = canvas.linear(['#ffffff', '#f3ece4', '#c3bab6']);
    const slate = canvas.linear(['#7d94b8', '#41557f']);
    const hall = (x: number, foot: number, w: number, h: number) =>
      [
        rect(x, foot - h, w, h, wall),
        path(
          d`M${x - 4} ${foot - h}L${x + 14} ${foot - h - 46}H${x + w - 14}L${x + w + 4} ${foot - h}Z`,
          slate,
        ),
        path(
          spread(
            Math.round(w / 20),
            x + 12,
            x + w - 12,
            (at) => roundArch(at, foot - h + 34, 4.4, 20) + roundArch(at, foot - h + 66, 4.4, 20),
          ),
          '#5a5266',
        ),
      ].join('');
    return [
      path(
        'M-640 30C-430 0 -280 -84 -150 -96C-60 -110 60 -104 140 -92C280 -76 430 0 640 30Z',
        canvas.linear(['#8a9a86', '#4a6a55', '#214534']),
      ),
      turret(canvas, 104, -84, 15, 206),
      hall(-60, -88, 150, 128),
      hall(-176, -84, 120, 84),
      turret(canvas, -62, -86, 17, 172),
      turret(canvas, -178, -82, 15, 112),
      turret(canvas, 30, -92, 13, 158),
      rect(90, -132, 92, 50, canvas.linear(['#e8a488', '#b86a58'])),
      turret(canvas, 184, -78, 16, 88),
      path(roundArch(136, -82, 13, 34), '#4a2f3a'),
      path(
        'M-640 240V60C-480 0 -290 -60 -190 -60C-150 -56 -120 -30 -60 -34S90 -56 160 -50C280 -40 470 0 640 60V240Z',
        canvas.linear(['#4f8a5a', '#1a4632']),
      ),
    ].join('');
  },
};
