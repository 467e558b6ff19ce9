import type { Page } from 'playwright-core';
import type { Attack, Entry, Opponent } from '../../../client/games/war/engine/state.ts';
import { tabTo } from './hands.ts';

export const cells = (page: Page) => page.locator('fieldset button');

const attackButton = (page: Page) => page.getByRole('button', { name: /^Attack [A-G]/ });
const TERRITORY = /^[A-G][1-7]:/;

async function pressByKeys(page: Page, name: RegExp): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

/** Walks over the quilt with the arrows. */
async function walkTo(page: Page, place: number): Promise<void> {
  const at = await cells(page).evaluateAll((all) => all.indexOf(document.activeElement as HTMLElement));
  const [right, down] = [(place % 7) - (at % 7), Math.floor(place / 7) - Math.floor(at / 7)];
  const go = async (key: string, times: number): Promise<void> => {
    for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
  };
  await go(right > 0 ? 'ArrowRight' : 'ArrowLeft', Math.abs(right));
  await go(down > 0 ? 'ArrowDown' : 'ArrowUp', Math.abs(down));
}

/** One way to play: everything that a turn asks for. */
export interface Hands {
  readonly press: (page: Page, name: RegExp) => Promise<void>;
  readonly attack: (page: Page, attack: Attack) => Promise<void>;
  readonly hurryBot: (page: Page) => Promise<void>;
}

export const keys: Hands = {
  press: pressByKeys,
  async attack(page, { from, to }) {
    await tabTo(page, TERRITORY);
    await walkTo(page, from);
    await page.keyboard.press('Enter');
    await walkTo(page, to);
    await attackButton(page).waitFor();
    await page.keyboard.press('Enter');
  },
  hurryBot: (page) => page.keyboard.press('p'),
};

export const touch: Hands = {
  press: (page, name) => page.getByRole('button', { name }).tap(),
  async attack(page, { from, to }) {
    await cells(page).nth(from).tap();
    await cells(page).nth(to).tap();
    await attackButton(page).tap();
  },
  hurryBot: (page) => page.getByRole('button', { name: 'Don’t wait' }).tap(),
};

/** Plays these turns: a bot makes its own as they are written, two people pass the turn to each other. */
export async function playOn(
  page: Page,
  entries: readonly Entry[],
  hands: Hands,
  opponent: Opponent['kind'],
): Promise<void> {
  for (const [place, entry] of entries.entries()) {
    if (opponent === 'bot' && entry.side === 1) {
      await page.getByRole('button', { name: 'Don’t wait' }).waitFor();
      await hands.hurryBot(page);
    } else if (entry.kind === 'reinforced') await hands.press(page, /^Reinforce/);
    else await hands.attack(page, entry);
    if (opponent === 'human' && place < entries.length - 1) await hands.press(page, /^Pass to /);
  }
}
