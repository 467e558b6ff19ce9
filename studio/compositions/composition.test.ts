import { expect, it } from 'vitest';
import { arrange } from './composition.ts';
import { compositions } from './index.ts';

const onGround = { ground: 500, weightless: false };

it('gives every member of the cast a place of its own', () => {
  for (const composition of Object.values(compositions)) {
    const cast = Array.from({ length: composition.cast[1] }, () => ({ i: 'no:camel' }));
    const places = arrange(composition, cast, { ground: 500, weightless: true }).map(
      ({ x, y }) => `${x} ${y}`,
    );
    expect(new Set(places).size).toBe(cast.length);
  }
});

it('keeps what the author says', () => {
  const [hero] = arrange(compositions.vista, [{ i: 'no:camel', x: 111, s: 222, flip: true }], onGround);
  expect(hero).toMatchObject({ x: 111, y: 500, s: 222, flip: true });
});

it('stands things on the ground, and lets them hang where nothing has weight', () => {
  const [standing] = arrange(compositions.giant, [{ i: 'no:octopus' }], onGround);
  const [hanging] = arrange(compositions.giant, [{ i: 'no:octopus' }], { ground: 500, weightless: true });
  expect(standing).toMatchObject({ float: false, y: 500 });
  expect(hanging).toMatchObject({ float: true, y: 285 });
});

it('draws a silhouette in one ink', () => {
  const [shape] = arrange(compositions.silhouette, [{ i: 'no:sauropod' }], onGround);
  expect(shape).toMatchObject({ flat: 'violet0', shade: false });
});
