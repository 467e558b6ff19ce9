import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { TIME_LIMIT_MS } from '../../../client/games/numpuz/engine/constants.ts';
import { runTo, slidable, slide, slotOf } from '../../../client/games/numpuz/engine/tiles.ts';
import { journey } from '../support/journey.ts';
import { axeFindings, faultsOf, sidewaysFindings } from '../support/screen.ts';
import { devices, pairs } from './hands.ts';
import { arrowFor, opening, SEED, way } from './numpuz-positions.ts';

const ADDRESS = `/games/numpuz?seed=${SEED}`;

const [keys, touch] = [devices['keyboard alone, 1440 px'], devices['touch alone, 360 px']];

const board = (page: Page) => page.getByRole('group', { name: /^Board, 4 by 4/ });
const plate = (page: Page, tile: number | undefined) =>
  page.getByRole('button', { name: new RegExp(`^${tile}, `) });
const seeMoves = (page: Page, moves: number) =>
  page.locator(`dt:text-is("Moves") + dd:text-is("${moves}")`).waitFor();
const seeEnd = (page: Page, title: string) => page.getByRole('heading', { name: title }).waitFor();

const placeWords = (tile: number, cell: number): string =>
  tile === cell + 1 ? 'in place' : `row ${Math.floor(cell / 4) + 1} column ${(cell % 4) + 1}`;

/** Solves the board by arrow keys alone: a run is as many presses as it has plates. */
async function solveByKeys(page: Page): Promise<number> {
  let tiles = opening;
  let presses = 0;
  for (const cell of way) {
    for (const _ of runTo(tiles, cell)) {
      await page.keyboard.press(arrowFor(tiles, cell));
      presses += 1;
    }
    tiles = slide(tiles, cell);
  }
  return presses;
}

async function solveByTaps(page: Page): Promise<void> {
  let tiles = opening;
  for (const cell of way) {
    await plate(page, tiles[cell]).tap({ force: true });
    tiles = slide(tiles, cell);
  }
}

/** Draws a finger over the board, from one cell's middle to another's. */
async function swipe(page: Page, from: number, to: number): Promise<void> {
  const box = await board(page).boundingBox();
  if (!box) throw new Error('no board');
  const at = (cell: number) => ({
    x: box.x + ((cell % 4) + 0.5) * (box.width / 4),
    y: box.y + (Math.floor(cell / 4) + 0.5) * (box.height / 4),
  });
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [at(from)]);
  await touch('touchMove', [at(to)]);
  await touch('touchEnd', []);
}

describe.concurrent('NumPuz', () => {
  journey('to the win by keyboard alone', async ({ visit }) => {
    const page = await visit(ADDRESS, keys);
    await board(page).waitFor();
    const presses = await solveByKeys(page);
    await seeEnd(page, 'Home before dark!');
    await page.getByText('New best!').waitFor();
    await seeMoves(page, presses);
    expect(await axeFindings(page, 'won')).toEqual([]);
    await page.keyboard.press('r');
    await seeMoves(page, 0);
  });

  journey('to the win by touch alone, on a phone without scrolling', async ({ visit }) => {
    const page = await visit(ADDRESS, touch);
    await board(page).waitFor();
    const restart = page.getByRole('button', { name: 'Restart' });
    expect((await restart.boundingBox())?.y).toBeLessThan(640 - 44);
    await solveByTaps(page);
    await seeEnd(page, 'Home before dark!');
    await seeMoves(page, way.length);
    expect((await restart.boundingBox())?.y).toBeLessThan(640 - 44);
    expect(await sidewaysFindings(page)).toEqual([]);
    await restart.tap();
    await seeMoves(page, 0);
  });

  journey('a swipe slides a whole run once', async ({ visit }) => {
    const page = await visit(ADDRESS, touch);
    await board(page).waitFor();
    const far = slidable(opening).at(-1) as number;
    await swipe(page, far, slotOf(opening));
    await seeMoves(page, 1);
    const after = slide(opening, far);
    for (const cell of runTo(opening, far)) {
      const tile = opening[cell] as number;
      await expect
        .poll(() => plate(page, tile).getAttribute('aria-label'), { timeout: 10_000 })
        .toContain(placeWords(tile, after.indexOf(tile)));
    }
  });

  for (const device of pairs[1] ?? []) {
    const hasKeys = device.startsWith('keyboard');
    journey(`when the lamps are out the game is lost: by ${device}`, async ({ visit }) => {
      const page = await visit(ADDRESS, devices[device]);
      await board(page).waitFor();
      await page.clock.install();
      const cell = slidable(opening)[0] as number;
      if (hasKeys) await page.keyboard.press(arrowFor(opening, cell));
      else await plate(page, opening[cell]).tap();
      await seeMoves(page, 1);
      await page.clock.fastForward(TIME_LIMIT_MS);
      await seeEnd(page, 'Time over');
      expect(await axeFindings(page, 'lost')).toEqual([]);
      if (hasKeys) await page.keyboard.press('r');
      else await page.getByRole('button', { name: 'Restart' }).tap();
      await page.getByText('5:00', { exact: true }).waitFor();
    });
  }

  journey('light and dark, from 320 to 2560 px, without a fault', async ({ visit }) => {
    const page = await visit(ADDRESS, keys);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });

  journey('the list leads to the game, and the game back', async ({ visit }) => {
    const page = await visit('/games', keys);
    await page.getByRole('link', { name: 'Play Now: NumPuz' }).click();
    await board(page).waitFor();
    await page.getByRole('link', { name: 'All games' }).click();
    await page.getByRole('heading', { level: 1, name: 'Games' }).waitFor();
  });
});
