import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { finalScore, titleOf } from '../../../client/games/ai-villain/engine/score.ts';
import { start } from '../../../client/games/ai-villain/engine/start.ts';
import type { GameState } from '../../../client/games/ai-villain/engine/state.ts';
import { step } from '../../../client/games/ai-villain/engine/step.ts';
import { journey } from '../support/journey.ts';
import { faultsOf } from '../support/screen.ts';
import { type Hands, keyboard, touch } from './ai-villain-hands.ts';
import { careful, LOST, lastMoment, nearlyWon, WON } from './ai-villain-positions.ts';
import { type Device, devices, pairs } from './hands.ts';

const AT = '/games/ai-villain?seed=';

/** From now on time passes in this page only when it is told to. */
const holdTime = async (page: Page): Promise<void> => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
};

/** Plays on by the careful policy; the page must come to the same end as the engine beside it. */
const playOn = async (page: Page, hands: Hands, from: GameState): Promise<void> => {
  let state = from;
  while (state.outcome === 'playing') {
    const action = careful(state);
    if (action.type === 'tick') await page.clock.runFor(action.ms);
    else if (action.type !== 'speed') await hands.move(action);
    state = step(state, action);
  }
  await page.getByRole('heading', { name: new RegExp(titleOf(finalScore(state)), 'i') }).waitFor();
  await page.getByText(finalScore(state).toLocaleString('en'), { exact: true }).waitFor();
};

const importGame = (page: Page, state: GameState): Promise<void> =>
  page.getByLabel('Exported game').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ game: 'ai-villain', version: 1, value: state })),
  });

// Colours in the middle of a fade are no fault, nor is a layout in the middle of a change: it begins at the first width.
const still = {
  reducedMotion: 'reduce',
  colorScheme: 'light',
  viewport: { width: 320, height: 900 },
} as const;
const handsOf = (device: Device) => (device.startsWith('keyboard') ? keyboard : touch);

describe.concurrent('AI Villain', () => {
  const [some = [], others = []] = pairs;
  for (const device of some) {
    journey(`SYSTEM FAILURE by ${device}, and a new game in one press`, async ({ visit }) => {
      const page = await visit(`${AT}${LOST}`, devices[device]);
      const hands = handsOf(device)(page);
      await holdTime(page);
      await hands.press(/^Start$/);
      await hands.press(/^Skip$/);
      await playOn(page, hands, start({ seed: LOST }));
      await hands.press(/^Try again$/);
      await page.getByText('Day 1', { exact: true }).first().waitFor();
    });
  }
  for (const device of others) {
    journey(`TOTAL DOMINATION by ${device}, in a game that came as a file`, async ({ visit }) => {
      const page = await visit(`${AT}${WON}`, devices[device]);
      const [hands, state] = [handsOf(device)(page), nearlyWon()];
      await importGame(page, state);
      await page.getByText(/^Paused/).waitFor();
      await holdTime(page);
      await hands.press(/^Go on$/);
      await playOn(page, hands, state);
    });
  }

  journey('a running game survives a reload, and leaves as a file that says the same', async ({ visit }) => {
    const page = await visit(`${AT}${WON}`);
    await importGame(page, nearlyWon());
    // Read and kept: the file comes as it can.
    await page.getByText(/^Paused/).waitFor();
    await page.reload();
    await page.getByRole('button', { name: /^Continue day \d+, 7 of 8/ }).click();
    await page.getByRole('button', { name: /^Menu/ }).click();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    const file = await readFile(await (await saving).path(), 'utf8');
    expect(JSON.parse(file).value).toEqual(nearlyWon());
  });

  journey('start and tutorial have no fault', async ({ visit }) => {
    const page = await visit(`${AT}${WON}`, still);
    const begin = page.getByRole('button', { name: 'Start', exact: true });
    await begin.waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await begin.click();
    await page.getByRole('dialog', { name: 'Tutorial, step 1 of 6' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });

  journey('the table and TOTAL DOMINATION have no fault', async ({ visit }) => {
    const page = await visit(`${AT}${WON}`, still);
    const last = lastMoment(nearlyWon());
    await importGame(page, last);
    await page.getByText(/^Paused/).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    const winning = careful(last);
    if (winning.type === 'act') await keyboard(page).move(winning);
    await page.getByRole('heading', { name: /total domination/i }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });

  journey('SYSTEM FAILURE has no fault', async ({ visit }) => {
    const page = await visit(`${AT}${LOST}`, still);
    await importGame(page, lastMoment(start({ seed: LOST })));
    await page.getByRole('button', { name: 'Go on' }).first().click();
    await page.getByRole('heading', { name: /system failure/i }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });
});
