import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { journey } from '../support/journey.ts';
import { faultsOf } from '../support/screen.ts';
import { type Device, devices, pairs } from './hands.ts';
import { leaveBehind } from './kept.ts';
import { cells, keys, playOn, touch } from './war-hands.ts';
import { CONQUEST, endings, gameOf, leftBeforeEnd, openingOf, soundAttack } from './war-positions.ts';

const seeFirstScreen = (page: Page) => page.getByRole('heading', { name: 'Who plays?' }).waitFor();

const handsOf = (device: Device) => (device.startsWith('keyboard') ? keys : touch);

describe.concurrent('War', () => {
  for (const device of pairs[0] ?? []) {
    const hands = handsOf(device);
    journey(
      `two people choose their cloths, attack, undo and pass the turn: ${device}`,
      async ({ visit }) => {
        const page = await visit('/games/war?seed=KEYS', devices[device]);
        await seeFirstScreen(page);
        await hands.press(page, /^Two players$/);
        await page.getByRole('heading', { name: 'Player 1, choose your cloth' }).waitFor();
        await hands.press(page, /Pakistan$/);
        await page.getByRole('heading', { name: 'Player 2, choose your cloth' }).waitFor();
        await hands.press(page, /Japan$/);
        const attack = soundAttack(openingOf('KEYS'));
        await hands.attack(page, attack);
        await hands.press(page, /^Undo$/);
        await page.getByText('Pakistan, choose an attacker').waitFor();
        await hands.attack(page, attack);
        await hands.press(page, /^Pass to Japan$/);
        await page.getByText('Japan, choose an attacker').waitFor();
        expect(await page.getByText(/^Pakistan captured /).count()).toBeGreaterThan(0);
      },
    );
  }

  for (const [place, ending] of endings.entries()) {
    const { title, opponent } = ending;
    for (const device of pairs[place % pairs.length] ?? []) {
      const hands = handsOf(device);
      journey(`a game that was kept is continued to its end: ${title}, ${device}`, async ({ visit }) => {
        const page = await visit('/games/war', devices[device]);
        await seeFirstScreen(page);
        const { kept, missing } = leftBeforeEnd(gameOf(ending), 4);
        await leaveBehind(page, kept);
        await page.getByRole('button', { name: 'Continue' }).waitFor();
        await hands.press(page, /^Continue$/);
        await cells(page).first().waitFor();
        await playOn(page, missing, hands, opponent.kind);
        await page.getByRole('heading', { name: title }).waitFor();
        expect(await page.getByRole('img', { name: /^Cells over \d+ turns: / }).count()).toBe(1);
        await hands.press(page, /^Play again$/);
        await page.getByText('Pakistan, choose an attacker').waitFor();
      });
    }
  }

  journey('on a phone a turn needs no scrolling, and what is refused is said', async ({ visit }) => {
    const page = await visit('/games/war?seed=TEST1', devices['touch alone, 360 px']);
    await seeFirstScreen(page);
    await touch.press(page, /^Two players$/);
    await touch.press(page, /Pakistan$/);
    await touch.press(page, /Japan$/);
    const { from, to } = soundAttack(openingOf('TEST1'));
    await cells(page).nth(to).tap();
    await page.getByText('You must select your own territory first!').first().waitFor();
    await cells(page).nth(from).tap();
    await cells(page).nth(to).tap();
    const box = await page.getByRole('button', { name: /^Attack [A-G]/ }).boundingBox();
    expect((box?.y ?? 999) + (box?.height ?? 999)).toBeLessThanOrEqual(640);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await faultsOf(page)).toEqual([]);
  });

  journey('the first screen, the cloths and the end have no fault', async ({ visit }) => {
    const page = await visit('/games/war', devices['keyboard alone, 1440 px']);
    await seeFirstScreen(page);
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Play today’s' }).click();
    await page.getByRole('heading', { name: 'Choose your cloth' }).waitFor();
    expect(new URL(page.url()).searchParams.get('seed')).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await faultsOf(page)).toEqual([]);
    const { kept, missing } = leftBeforeEnd(gameOf(CONQUEST), 2);
    await leaveBehind(page, kept);
    await page.getByRole('button', { name: 'Continue' }).click();
    await playOn(page, missing, keys, 'bot');
    await page.getByRole('heading', { name: 'Pakistan wins the war' }).waitFor();
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await faultsOf(page)).toEqual([]);
  });

  journey('a game kept by an older version is refused in words', async ({ visit }) => {
    const page = await visit('/games/war', devices['keyboard alone, 1440 px']);
    await seeFirstScreen(page);
    await leaveBehind(page, { game: 'war', name: 'game', version: 0, value: {} });
    await page.getByText('older version of this game').waitFor();
  });
});
