import sharp from 'sharp';
import { expect, it } from 'vitest';
import { renderSocialCard } from './draw.ts';

it('draws a JPEG of the size and weight that social networks take, the same each time', async () => {
  const jpeg = await renderSocialCard();
  const { width, height, format } = await sharp(jpeg).metadata();
  expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
  expect(jpeg.length).toBeLessThan(120_000);
  expect(await renderSocialCard()).toEqual(jpeg);
});
