import type { Page } from 'playwright-core';
import { leaveBehind } from '../../tests/journeys/games/kept.ts';
import { cells } from '../../tests/journeys/games/war-hands.ts';
import {
  CONQUEST,
  gameOf,
  leftBeforeEnd,
  openingOf,
  soundAttack,
} from '../../tests/journeys/games/war-positions.ts';
import type { Press } from './record.ts';
import { choose, type GameScenes, inTurn, keyOn, pressOn } from './scene.ts';

const SEED = 'KEYS';
const { from, to } = soundAttack(openingOf(SEED));
/** Thread, hop and cloth take 760 ms at most. */
const CAPTURE_MS = 1_200;

async function begin(page: Page, mode: RegExp): Promise<void> {
  const names = /Two/.test(mode.source) ? [mode, /Pakistan$/, /Japan$/] : [mode, /Pakistan$/];
  for (const name of names) await choose(page, page.getByRole('button', { name }));
  await cells(page).first().waitFor();
}

const patch = (page: Page, place: number): Promise<Press> => pressOn(page, cells(page).nth(place));

/** Chosen and aimed at, and what attacks: the next press on the target. A mouse aims by pointing, a finger by a first press. */
async function aimed(page: Page, from: number, to: number): Promise<Press> {
  const isTouched = await page.evaluate(() => navigator.maxTouchPoints > 0);
  const [attacker, target] = [cells(page).nth(from), cells(page).nth(to)];
  await choose(page, attacker);
  await (isTouched ? target.tap() : target.hover());
  return patch(page, to);
}

async function beforeAttack(page: Page, mode: RegExp): Promise<Press> {
  await begin(page, mode);
  return aimed(page, from, to);
}

async function beforeEnd(page: Page): Promise<Press> {
  const { kept, missing } = leftBeforeEnd(gameOf(CONQUEST), 1);
  await leaveBehind(page, kept);
  await choose(page, page.getByRole('button', { name: 'Continue' }));
  const [last] = missing;
  if (!last || last.kind === 'reinforced') throw new Error('the last turn is no attack');
  return aimed(page, last.from, last.to);
}

export const war: GameScenes = {
  game: 'War',
  address: `/games/war?seed=${SEED}`,
  scenes: [
    {
      name: 'attackers are chosen',
      forMs: 500,
      async prepare(page) {
        await begin(page, /^Two players$/);
        const press = await patch(page, from);
        return inTurn(page, [press, press, press], 400);
      },
    },
    {
      name: 'targets are aimed at',
      forMs: 500,
      async prepare(page) {
        await begin(page, /^Two players$/);
        await choose(page, cells(page).nth(from));
        const others = openingOf(SEED).cells.flatMap(({ owner }, place) => (owner === 0 ? [] : [place]));
        const presses = [];
        for (const place of others.slice(0, 4)) presses.push(await patch(page, place));
        return inTurn(page, presses, 300);
      },
    },
    {
      name: 'an attack, its capture, and the turn passes',
      forMs: CAPTURE_MS,
      async prepare(page) {
        const attack = await beforeAttack(page, /^Two players$/);
        return inTurn(page, [attack, keyOn(page, 'p')], CAPTURE_MS);
      },
    },
    {
      name: 'a turn is taken back',
      forMs: 500,
      async prepare(page) {
        const attack = await beforeAttack(page, /^Two players$/);
        await attack();
        await page.getByRole('button', { name: /^Pass to/ }).waitFor();
        await page.waitForTimeout(CAPTURE_MS);
        return keyOn(page, 'u');
      },
    },
    {
      name: 'an attack, and the bot aims and attacks',
      forMs: CAPTURE_MS + 3_000 + CAPTURE_MS,
      prepare: (page) => beforeAttack(page, /^Hard/),
    },
    { name: 'the last capture and the summary', forMs: 2_500, prepare: beforeEnd },
  ],
};
