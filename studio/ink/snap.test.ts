import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CREAM, hues, INK, ramps } from './ramps.ts';
import { repaint, snap } from './snap.ts';

const inks = new Set<string>([INK, CREAM, ...hues.flatMap((hue) => ramps[hue])]);
const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

it('turns every colour into an ink, and leaves an ink as it is', () => {
  fc.assert(
    fc.property(color, (hex) => {
      const ink = snap(hex);
      expect(inks).toContain(ink);
      expect(snap(ink)).toBe(ink);
    }),
  );
});

it('turns greys into aubergine greys', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 255 }), (value) => {
      const part = value.toString(16).padStart(2, '0');
      expect([INK, CREAM, ...ramps.grey]).toContain(snap(`#${part}${part}${part}`));
    }),
  );
});

it('leans to the hues of the picture', () => {
  expect(ramps.marigold).toContain(snap('#c87a3a'));
  expect(ramps.earth).toContain(snap('#c87a3a', ['earth']));
});

it('repaints one ramp step by step', () => {
  expect(repaint(ramps.sky[3], { sky: 'rani' })).toBe(ramps.rani[3]);
  expect(repaint(ramps.leaf[1], { sky: 'rani' })).toBe(ramps.leaf[1]);
});
