import { readdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { journey } from '../support/journey.ts';
import { faultsOf } from '../support/screen.ts';
import { leftBeforeFall, SEED } from './emoji-battle-positions.ts';
import { devices, pairs, tabTo } from './hands.ts';
import { leaveBehind } from './kept.ts';

const ARENA = `/games/emoji-battle?seed=${SEED}`;
const PICTURES = ['emoji-battle/view/assets', 'kit/art'].flatMap((folder) =>
  readdirSync(`client/games/${folder}`),
).length;
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true } as const;
const DESK = { viewport: { width: 1440, height: 900 } } as const;
/** Longer than any wait of the arena. */
const EXCHANGE_MS = 2100;

const cards = (page: Page) => page.getByRole('group', { name: 'Attacks' }).getByRole('button');
const gameOver = (page: Page) => page.getByRole('heading', { name: 'Game Over' });

/** From here on the arena's time goes by on command. */
const holdTime = (page: Page): Promise<void> => page.clock.install();

/** Attacks again and again until the warrior falls; every exchange takes its time. */
async function fightToTheEnd(page: Page, attack: () => Promise<void>): Promise<number> {
  const ready = page.getByRole('group', { name: 'Attacks' }).getByRole('button', { disabled: false }).first();
  let attacks = 0;
  for (; !(await gameOver(page).isVisible()); attacks++) {
    await attack();
    await page.clock.fastForward(EXCHANGE_MS);
    await gameOver(page).or(ready).first().waitFor();
  }
  return attacks;
}

describe.concurrent('Emoji Battle Arena', () => {
  journey('from the posters to the end of a run and into the next, by keyboard alone', async ({ visit }) => {
    const page = await visit(ARENA, DESK);
    await holdTime(page);
    await tabTo(page, /Fight as Dragon/);
    await page.keyboard.press('Enter');
    expect(
      await cards(page)
        .first()
        .evaluate((card) => card === document.activeElement),
    ).toBe(true);

    await page.keyboard.press('4');
    await page.getByText('Not enough combo energy! Need 35, have 0').waitFor();
    let turn = 0;
    const attacks = await fightToTheEnd(page, () => page.keyboard.press(turn++ % 5 === 4 ? '4' : '1'));
    expect(attacks).toBeGreaterThan(3);
    expect(await gameOver(page).evaluate((heading) => heading === document.activeElement)).toBe(true);

    await tabTo(page, /Play Again/);
    await page.keyboard.press('Enter');
    await page.getByRole('meter', { name: /Dragon/ }).waitFor();
    expect(await page.getByRole('meter', { name: /Dragon/ }).getAttribute('aria-valuenow')).toBe('120');
  });

  journey(
    'from the posters to the end of a run and to another warrior, by touch alone',
    async ({ visit }) => {
      const page = await visit(ARENA, PHONE);
      await holdTime(page);
      await page.getByRole('button', { name: /Fight as Robot/ }).tap();
      for (const card of await cards(page).all()) {
        const box = await card.boundingBox();
        expect(box && box.y + box.height).toBeLessThanOrEqual(PHONE.viewport.height);
      }
      await fightToTheEnd(page, () => cards(page).nth(2).tap());
      await page.getByRole('button', { name: 'Another warrior' }).tap();
      await page.getByRole('button', { name: /Fight as Wizard/ }).tap();
      await page.getByRole('meter', { name: /Wizard/ }).waitFor();
    },
  );

  for (const device of pairs[1] ?? []) {
    const hasKeys = device.startsWith('keyboard');
    journey(`a run that was kept is continued to its end and begun anew: ${device}`, async ({ visit }) => {
      const page = await visit(ARENA, devices[device]);
      const press = async (name: RegExp): Promise<void> => {
        if (!hasKeys) return page.getByRole('button', { name }).tap();
        await tabTo(page, name);
        await page.keyboard.press('Enter');
      };
      await leaveBehind(page, leftBeforeFall());
      await page.getByRole('button', { name: /^Continue: Dragon/ }).waitFor();
      await holdTime(page);
      await press(/^Continue: Dragon/);
      await (hasKeys ? page.keyboard.press('1') : cards(page).first().tap());
      await page.clock.fastForward(EXCHANGE_MS);
      await gameOver(page).waitFor();
      await press(/^Play Again$/);
      await page.getByRole('meter', { name: /Dragon/ }).waitFor();
      expect(await page.getByRole('meter', { name: /Dragon/ }).getAttribute('aria-valuenow')).toBe('120');
    });
  }

  journey('a run left in the middle is continued after the page was loaded anew', async ({ visit }) => {
    const page = await visit(ARENA, DESK);
    await holdTime(page);
    await page.getByRole('button', { name: /Fight as Dragon/ }).click();
    for (let turn = 0; turn < 2; turn++) {
      await page.keyboard.press('1');
      await page.clock.fastForward(EXCHANGE_MS);
    }
    const left = await page.getByRole('meter', { name: /Dragon/ }).getAttribute('aria-valuenow');
    await page.reload();
    await page.getByRole('button', { name: /^Continue: Dragon/ }).click();
    expect(await page.getByRole('meter', { name: /Dragon/ }).getAttribute('aria-valuenow')).toBe(left);
  });

  journey('once its pictures are there a fight asks the server for nothing', async ({ visit }) => {
    const page = await visit(ARENA, DESK);
    const has = (count: number) =>
      performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.webp')).length >= count;
    await page.waitForFunction(has, PICTURES);
    await holdTime(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.getByRole('button', { name: /Fight as Cool Dude/ }).click();
    await fightToTheEnd(page, () => page.keyboard.press('2'));
    expect(asked.filter((url) => !url.includes('/socket.io/'))).toEqual([]);
  });

  journey('the result of the day’s board is shared without its enemies', async ({ visit }) => {
    const permissions = ['clipboard-read', 'clipboard-write'];
    const page = await visit('/games/emoji-battle', { ...DESK, permissions });
    await holdTime(page);
    await page.getByRole('button', { name: 'Board of the day' }).click();
    expect(new URL(page.url()).searchParams.get('seed')).toMatch(/^\d{4}-\d\d-\d\d$/);
    await page.getByRole('button', { name: /Fight as Dragon/ }).click();
    await fightToTheEnd(page, () => page.keyboard.press('1'));
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByText('Copied.').waitFor();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toContain('Board of the day');
    expect(text).toContain(page.url());
    expect(text).not.toMatch(/Demon|Alien|T-Rex|Zombie/);
  });

  const still = { reducedMotion: 'reduce', colorScheme: 'light' } as const;

  journey('the posters without a fault, light and dark, from 320 to 2560 px', async ({ visit }) => {
    const page = await visit(ARENA, still);
    await page.getByRole('heading', { name: 'Choose your warrior' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });

  journey('a fight without a fault', async ({ visit }) => {
    const page = await visit(ARENA, still);
    await page.getByRole('button', { name: /Fight as Wizard/ }).click();
    await page.keyboard.press('1');
    await cards(page).and(page.locator('[aria-disabled=false]')).first().waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });

  journey('the end of a run without a fault', async ({ visit }) => {
    const page = await visit(ARENA, still);
    await holdTime(page);
    await page.getByRole('button', { name: /Fight as Cool Dude/ }).click();
    await fightToTheEnd(page, () => page.keyboard.press('3'));
    await page.clock.resume();
    expect(await faultsOf(page)).toEqual([]);
  });
});
