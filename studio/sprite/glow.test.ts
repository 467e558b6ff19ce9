import { expect, it } from 'vitest';
import type { Drawing } from './drawing.ts';
import { findDrawing } from './find-drawing.ts';
import { inkLayers } from './glow.ts';
import { inkIcon } from './ink-icon.ts';
import { bounds, raster } from './layer.ts';

const SIZE = 160;

const layersOf = (name: string) => {
  const drawing = findDrawing(name) as Drawing;
  return inkLayers(drawing, (light) =>
    raster(inkIcon(drawing, { i: name, x: 0, y: 0, s: SIZE }, SIZE, 0, light)),
  );
};

// The outline follows the body's alpha: with the glow in it, it was a heavy dark oval.
it('keeps the glow of a flame out of what gets the outline', () => {
  const { art, glow } = layersOf('no:candle');
  const [left, , right] = bounds(art);
  expect(right - left).toBeLessThan(SIZE * 0.4);
  const onlyLit = glow?.px.filter((alpha, i) => i % 4 === 3 && alpha > 0 && art.px[i] === 0);
  expect(onlyLit?.length).toBeGreaterThan(100);
});

it('shows light in a few flat bands', () => {
  const { glow } = layersOf('no:diya-lamp');
  const alphas = new Set(glow?.px.filter((_, i) => i % 4 === 3));
  expect(alphas.size).toBeLessThanOrEqual(8);
});

it.each(['no:camel', 'no:crystal-ball', 'no:comet'])('gives %s its outline as a whole', (name) => {
  expect(layersOf(name).glow).toBeUndefined();
});
