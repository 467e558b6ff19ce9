import type { Page } from 'playwright-core';
import { CITIES, CITY_ACTIONS, type CityId } from '../../../client/games/ai-villain/engine/constants.ts';
import { actionOf, placeOf, upgradeOf } from '../../../client/games/ai-villain/engine/lookup.ts';
import type { Move } from '../../../client/games/ai-villain/engine/state.ts';
import { tabTo } from './hands.ts';

/** A way to play at a page: keys alone, or touches alone. */
export interface Hands {
  press(name: RegExp): Promise<void>;
  move(move: Move): Promise<void>;
}

const nameOf = (move: Move): RegExp => {
  if (move.type === 'buy') return new RegExp(`^${upgradeOf(move.upgrade).name}:`);
  return new RegExp(`^${actionOf(move.type === 'act' ? move.action : move.type).name}:`);
};

/** On a phone upgrades lie behind their tab. */
async function buy(page: Page, press: Hands['press'], move: Move): Promise<void> {
  const hasTabs = await page.getByRole('navigation', { name: 'Panels' }).isVisible();
  if (hasTabs) await press(/^Upgrades$/);
  await press(nameOf(move));
  if (hasTabs) await press(/^Act$/);
}

/** The map is one tab stop: arrows lead along its cities. */
export function keyboard(
  page: Page,
): Hands & { readied(move: Exclude<Move, { type: 'buy' }>): Promise<() => Promise<void>> } {
  let at: CityId = CITIES[0].id;
  const press = async (name: RegExp): Promise<void> => {
    await tabTo(page, name);
    await page.keyboard.press('Enter');
  };
  const choose = async (city: CityId): Promise<void> => {
    await tabTo(page, new RegExp(`^${placeOf(at).name},`));
    const [from, to] = [at, city].map((id) => CITIES.findIndex((place) => place.id === id));
    const way = (to ?? 0) - (from ?? 0);
    for (let step = 0; step < Math.abs(way); step += 1)
      await page.keyboard.press(way > 0 ? 'ArrowRight' : 'ArrowLeft');
    await page.keyboard.press('Enter');
    at = city;
  };
  /** Everything but the last press of a move. */
  const readied = async (move: Exclude<Move, { type: 'buy' }>): Promise<() => Promise<void>> => {
    if (move.type === 'act') await choose(move.city);
    const place = move.type === 'act' ? CITY_ACTIONS.indexOf(move.action) : CITY_ACTIONS.length;
    return () => page.keyboard.press(String(place + 1));
  };
  return {
    press,
    readied,
    async move(move) {
      if (move.type === 'buy') return buy(page, press, move);
      const last = await readied(move);
      await last();
    },
  };
}

export function touch(page: Page): Hands {
  const press = (name: RegExp): Promise<void> => page.getByRole('button', { name }).first().tap();
  return {
    press,
    async move(move) {
      if (move.type === 'buy') return buy(page, press, move);
      if (move.type === 'act') await press(new RegExp(`^${placeOf(move.city).name},`));
      await press(nameOf(move));
    },
  };
}
