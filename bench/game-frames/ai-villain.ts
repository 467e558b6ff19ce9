import type { Page } from 'playwright-core';
import { keyboard } from '../../tests/journeys/games/ai-villain-hands.ts';
import {
  beforeFall,
  beforeMove,
  careful,
  LOST,
  lastMoment,
  nearlyWon,
  opened,
  WON,
  withCities,
} from '../../tests/journeys/games/ai-villain-positions.ts';
import { leaveBehind } from '../../tests/journeys/games/kept.ts';
import type { Press } from './record.ts';
import { choose, type GameScenes, inTurn, keyOn, pressOn } from './scene.ts';

type Position = ReturnType<typeof nearlyWon>;

/** A kept game begins paused, and is left so: in a pause one may act. */
async function goOn(page: Page, state: Position): Promise<void> {
  await leaveBehind(page, { game: 'ai-villain', name: 'game', value: state });
  await choose(page, page.getByRole('button', { name: /^Continue day/ }));
  await page.getByText(/^Paused/).waitFor();
}

const city = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name},`) });

/** The move that the careful policy makes here, up to its last press. */
async function movePress(page: Page, state: Position): Promise<Press> {
  const move = careful(state);
  if (move.type !== 'act') return keyOn(page, 'p');
  return keyboard(page).readied(move);
}

export const aiVillain: GameScenes = {
  game: 'AI Villain',
  address: `/games/ai-villain?seed=${WON}`,
  scenes: [
    {
      name: 'cities are chosen',
      forMs: 600,
      async prepare(page) {
        await goOn(page, withCities(2));
        const presses = [];
        for (const name of ['London', 'Tokyo', 'New York'])
          presses.push(await pressOn(page, city(page, name)));
        return inTurn(page, presses, 500);
      },
    },
    {
      name: 'an action, and days pass at speed 3',
      forMs: 8_000,
      async prepare(page) {
        const state = beforeMove(withCities(2));
        await goOn(page, state);
        return inTurn(page, [await movePress(page, state), keyOn(page, 'p')], 600);
      },
    },
    {
      name: 'a city falls',
      forMs: 1_800,
      async prepare(page) {
        const state = beforeFall(withCities(3));
        await goOn(page, state);
        return movePress(page, state);
      },
    },
    {
      name: 'TOTAL DOMINATION',
      forMs: 1_800,
      async prepare(page) {
        const state = lastMoment(nearlyWon());
        await goOn(page, state);
        return movePress(page, state);
      },
    },
    {
      name: 'SYSTEM FAILURE',
      forMs: 1_800,
      async prepare(page) {
        await goOn(page, lastMoment(opened(LOST)));
        return keyOn(page, 'p');
      },
    },
  ],
};
