import { d, path, rect, stroke } from '../engine/svg.ts';
import type { Landmark } from './landmark.ts';

function arcade(y: number, height: number, count: number, from: number, to: number): string {
  let data = '';
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count;
    const x = from + (to - from) * t;
    // The wall is round: arches at its ends look narrower and sit lower.
    const bow = 1 - (t * 2 - 1) ** 2;
    const half = (15 + 9 * bow) / 2;
    const foot = y - 18 * bow;
    data += d`M${x - half} ${foot}V${foot - height * 0.6}A${half} ${half} 0 0 1 ${x + half} ${foot - height * 0.6}V${foot}Z`;
  }
  return data;
}

export const colosseum: Landmark = {
  name: 'Colosseum',
  width: 680,
  draw: (canvas) => {
    const travertine = canvas.linear(['#ffdfae', '#d98e58', '#8a4632']);
    const wall =
      'M-330 0V-150Q-330 -178 -300 -184L-300 -120V-214Q-200 -262 -40 -268V-246Q60 -250 110 -236V-206Q230 -196 290 -168V-130Q330 -120 330 -96V0Z';
    const arches =
      arcade(-6, 62, 17, -320, 320) + arcade(-86, 56, 16, -322, 290) + arcade(-156, 50, 9, -290, 110);
    const attic = Array.from({ length: 7 }, (_, i) => rect(-272 + i * 36, -232 - i * 3.4, 10, 13, '#5a2430'));
    return [
      path(wall, travertine),
      path(arches, '#5a2430'),
      stroke('M-330 -70Q0 -112 330 -70M-330 -140Q0 -182 330 -140', '#fff0cf', 5, { opacity: 0.5 }),
      ...attic,
    ].join('');
  },
};

const pyramid = (x: number, size: number, lit: string, shaded: string) => {
  const h = FACE * 0.62 * size;
  const w = FACE * 0.98 * size;
  let courses = '';
  for (let i = 1; i < 16; i++) {
    const t = i / 16;
    const y = -h * (1 - t);
    courses += d`M${x - (w / 2) * t} ${y}L${x + w * 0.12 * t} ${y}L${x + (w / 2) * t} ${y}`;
  }
  return (
    path(d`M${x - w / 2} 0L${x} ${-h}L${x + w * 0.12} 0Z`, lit) +
    path(d`M${x} ${-h}L${x + w / 2} 0H${x + w * 0.12}Z`, shaded) +
    stroke(courses, '#5a2d12', 1.4, { opacity: 0.28 })
  );
};
const FACE = 340;

export const pyramids: Landmark = {
  name: 'Pyramids of Giza',
  width: 680,
  bg: 'desert',
  size: 400,
  water: false,
  draw: () =>
    pyramid(-255, 0.62, '#d89a55', '#8a4a26') +
    pyramid(245, 0.5, '#cf8f4d', '#7d4221') +
    pyramid(0, 1, '#efb56a', '#9a5228'),
};

export const parthenon: Landmark = {
  name: 'Parthenon',
  width: 600,
  draw: (canvas) => {
    const marble = canvas.linear(['#fff3dc', '#e0b98c', '#a8735a']);
    const fluted = canvas.linear(['#b98a66', '#fff6e4', '#c79b76'], 0, 0, 1, 0);
    const columns = Array.from({ length: 8 }, (_, i) => {
      const x = -245 + i * 70;
      return (
        path(`M${x - 17} -48L${x - 13} -198H${x + 13}L${x + 17} -48Z`, fluted) +
        stroke(`M${x - 7} -50V-196M${x} -50V-196M${x + 7} -50V-196`, '#9a6c4c', 1.6, { opacity: 0.45 }) +
        rect(x - 20, -210, 40, 12, '#f2d9b5')
      );
    });
    const metopes = Array.from({ length: 15 }, (_, i) =>
      rect(-262 + i * 36.4, -236, 14, 22, '#a8735a', { opacity: 0.55 }),
    );
    return [
      path('M-300 0V-18H300V0ZM-285 -18V-34H285V-18ZM-270 -34V-48H270V-34Z', marble),
      ...columns,
      path('M-275 -210V-240H275V-210Z', marble),
      path('M-285 -240L0 -318L285 -240Z', marble),
      path('M-215 -246L0 -302L215 -246Z', '#a8735a', { opacity: 0.6 }),
      ...metopes,
    ].join('');
  },
};
