import type { Page } from 'playwright-core';
import { leaveBehind } from '../../tests/journeys/games/kept.ts';
import {
  arrowFor,
  beforeTimeIsOver,
  choicesBeforeEnd,
  opening,
  SEED,
  way,
} from '../../tests/journeys/games/numpuz-positions.ts';
import type { Press } from './record.ts';
import { choose, type GameScenes, inTurn, keyOn, pressOn } from './scene.ts';

const plate = (page: Page, tile: number | undefined) =>
  page.getByRole('button', { name: new RegExp(`^${tile}, `) });

/** A kept game begins paused: P lets it go on. */
async function goOn(page: Page, state: ReturnType<typeof choicesBeforeEnd>): Promise<void> {
  await leaveBehind(page, { game: 'numpuz', name: 'game', value: state });
  await page.getByRole('button', { name: 'Continue' }).waitFor();
  await page.keyboard.press('p');
}

async function lastSlide(page: Page, picture: boolean): Promise<Press> {
  if (picture) await choose(page, page.getByRole('button', { name: 'Picture', exact: true }));
  const state = choicesBeforeEnd(1);
  await goOn(page, state);
  return keyOn(page, arrowFor(state.tiles, way.at(-1) as number));
}

export const numpuz: GameScenes = {
  game: 'NumPuz',
  address: `/games/numpuz?seed=${SEED}`,
  scenes: [
    {
      name: 'plates slide, and slide back',
      forMs: 400,
      prepare: async (page) =>
        inTurn(
          page,
          [await pressOn(page, plate(page, opening[way[0] as number])), keyOn(page, 'u'), keyOn(page, 'y')],
          300,
        ),
    },
    {
      name: 'a hint is sought and bounces',
      forMs: 900,
      prepare: async (page) => pressOn(page, page.getByRole('button', { name: /^Hint/ })),
    },
    {
      name: 'a picture on the plates',
      forMs: 500,
      async prepare(page) {
        const button = (name: string) => page.getByRole('button', { name, exact: true });
        await choose(page, button('Picture'));
        await page.waitForLoadState('networkidle');
        return inTurn(
          page,
          [await pressOn(page, button('Numbers')), await pressOn(page, button('Picture'))],
          400,
        );
      },
    },
    {
      name: 'plates with a picture slide',
      forMs: 400,
      async prepare(page) {
        await choose(page, page.getByRole('button', { name: 'Picture', exact: true }));
        await page.waitForLoadState('networkidle');
        return inTurn(
          page,
          [await pressOn(page, plate(page, opening[way[0] as number])), keyOn(page, 'u')],
          300,
        );
      },
    },
    {
      name: 'the clock runs and a lamp goes out',
      forMs: 11_000,
      prepare: async (page) => pressOn(page, plate(page, opening[way[0] as number])),
    },
    { name: 'the last slide: lamps and plates', forMs: 2_500, prepare: (page) => lastSlide(page, false) },
    { name: 'the last slide with a picture', forMs: 2_500, prepare: (page) => lastSlide(page, true) },
    {
      name: 'the last lamp goes out',
      forMs: 1_200,
      async prepare(page) {
        await goOn(page, beforeTimeIsOver());
        return async () => {};
      },
    },
  ],
};
