import type { Page } from 'playwright-core';
import type { Press } from './record.ts';
import { choose, type GameScenes, keyOn, pressOn } from './scene.ts';

const warrior = (page: Page, name: string) => page.getByRole('button', { name: `Fight as ${name}` });

async function inTheRing(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await choose(page, warrior(page, name));
  await page.getByRole('group', { name: 'Attacks' }).waitFor();
}

/** Attacks whenever it is the warrior's turn, until one of the two is beaten so often. */
const fight =
  (page: Page, keys: readonly string[], eachMs: number): Press =>
  async () => {
    for (const key of keys) {
      await page.keyboard.press(key);
      await page.waitForTimeout(eachMs);
    }
  };

const cards = (page: Page) => page.getByRole('group', { name: 'Attacks' }).getByRole('button');
/** An attack, 1.5 s, the enemy's blow. */
const EXCHANGE_MS = 2_300;

export const emojiBattle: GameScenes = {
  game: 'Emoji Battle',
  address: '/games/emoji-battle?seed=FAIR7',
  scenes: [
    {
      name: 'a warrior enters the ring',
      forMs: 1_500,
      async prepare(page) {
        await page.waitForLoadState('networkidle');
        return pressOn(page, warrior(page, 'Dragon'));
      },
    },
    {
      name: 'an attack and the blow that answers it',
      forMs: EXCHANGE_MS,
      async prepare(page) {
        await inTheRing(page, 'Dragon');
        return pressOn(page, cards(page).first());
      },
    },
    {
      name: 'a special that is not ready',
      forMs: 600,
      async prepare(page) {
        await inTheRing(page, 'Dragon');
        return keyOn(page, '4');
      },
    },
    {
      name: 'a run: a special, a win, the next enemy',
      forMs: 100,
      async prepare(page) {
        await inTheRing(page, 'Dragon');
        return fight(page, ['1', '1', '1', '1', '4', '1', '1', '1', '1'], EXCHANGE_MS);
      },
    },
    {
      name: 'a run to its end',
      forMs: 1_000,
      async prepare(page) {
        await inTheRing(page, 'Wizard');
        const over = page.getByRole('heading', { name: 'Game Over' });
        // The run up to its last exchange, at the highest speed.
        const speed = page.getByRole('button', { name: /^Speed/ });
        await choose(page, speed);
        await choose(page, speed);
        return async () => {
          for (let turn = 0; turn < 40 && !(await over.isVisible()); turn += 1) {
            await page.keyboard.press('3');
            await page.waitForTimeout(EXCHANGE_MS / 3);
          }
        };
      },
    },
  ],
};
