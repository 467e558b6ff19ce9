import { circle, d, path, rect, stroke } from '../engine/svg.ts';
import type { Landmark } from './landmark.ts';
import { pointedArch, spread } from './shapes.ts';

function clock(): string {
  let marks = '';
  for (let hour = 0; hour < 12; hour++) {
    const angle = (hour * Math.PI) / 6;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    marks += d`M${cos * 20} ${-252 + sin * 20}L${cos * 24} ${-252 + sin * 24}`;
  }
  return (
    rect(-32, -284, 64, 64, '#c98a4a') +
    circle(0, -252, 28, '#7a4a1e') +
    circle(0, -252, 25.5, '#fff6dc') +
    stroke(marks, '#3a2413', 2) +
    stroke('M0 -252L0 -270M0 -252L12 -244', '#1c1033', 3, { 'stroke-linecap': 'round' })
  );
}

export const bigben: Landmark = {
  name: 'Big Ben Elizabeth Tower',
  size: 330,
  width: 560,
  draw: (canvas) => {
    const stone = canvas.linear(['#ffe2ad', '#d99a58', '#8f5433'], 0, 0, 1, 0.4);
    const roof = canvas.linear(['#5d6a72', '#333c4a']);
    const wing = (from: number, to: number) =>
      [
        rect(from, -92, to - from, 92, stone),
        path(
          spread(Math.round((to - from) / 24), from + 14, to - 14, (x) => pointedArch(x, -8, 6, 32)),
          '#6b3a28',
        ),
        path(
          spread(Math.round((to - from) / 24), from + 14, to - 14, (x) => pointedArch(x, -48, 6, 34)),
          '#6b3a28',
        ),
        path(d`M${from} -92L${from + 8} -112H${to - 8}L${to} -92Z`, roof),
        path(
          spread(
            Math.round((to - from) / 48),
            from + 4,
            to - 4,
            (x) => d`M${x - 4} -92V-118L${x} -134L${x + 4} -118V-92Z`,
          ),
          stone,
        ),
      ].join('');
    const ribs = spread(6, -30, 30, (x) => d`M${x} -4V-216`);
    return [
      wing(38, 290),
      wing(-250, -38),
      rect(-250, -128, 44, 128, stone),
      path('M-254 -128L-228 -176L-202 -128Z', roof),
      rect(-38, -220, 76, 220, stone),
      stroke(ribs, '#7a4527', 2.4, { opacity: 0.6 }),
      path(
        spread(
          5,
          -24,
          24,
          (x) => pointedArch(x, -20, 3.4, 40) + pointedArch(x, -80, 3.4, 40) + pointedArch(x, -140, 3.4, 40),
        ),
        '#6b3a28',
      ),
      rect(-42, -224, 84, 8, '#f5cf94'),
      clock(),
      rect(-42, -292, 84, 10, '#f5cf94'),
      rect(-34, -314, 68, 22, '#b9773f'),
      path(
        spread(6, -28, 28, (x) => pointedArch(x, -293, 3.6, 19)),
        '#3a2036',
      ),
      path('M-38 -314L-20 -350H20L38 -314Z', roof),
      rect(-16, -364, 32, 14, '#c98a4a'),
      path('M-19 -364L0 -412L19 -364Z', roof),
      rect(-1.4, -430, 2.8, 20, '#f5cf94'),
    ].join('');
  },
};
