import sharp from 'sharp';
import { expect, it } from 'vitest';
import { renderSpec } from './render.ts';
import { parseSpec } from './spec.ts';

const spec = parseSpec({ composition: 'study', stage: 'library', cast: ['no:scroll', 'no:candle'] }, 'test');

it('draws the same bytes for the same spec and seed', async () => {
  const first = await renderSpec(spec, 'AC1');
  expect(await renderSpec(spec, 'AC1')).toEqual(first);
  expect(await renderSpec(spec, 'AC2')).not.toEqual(first);
});

it('draws 960 × 540 pixels, and scales when asked', async () => {
  const size = async (width?: number) => {
    const { width: w, height: h, format } = await sharp(await renderSpec(spec, 'AC1', width)).metadata();
    return [w, h, format];
  };
  expect(await size()).toEqual([960, 540, 'webp']);
  expect(await size(640)).toEqual([640, 360, 'webp']);
});
