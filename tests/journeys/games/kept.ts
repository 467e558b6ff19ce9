import type { Page } from 'playwright-core';

/** What a game keeps in the browser, as if it had been left there. */
export interface Kept {
  readonly game: string;
  readonly name: 'game' | 'run';
  readonly version?: number;
  readonly value: unknown;
}

/** Lays a left game into the page's storage and loads the page anew, which finds it. */
export async function leaveBehind(page: Page, { game, name, version = 1, value }: Kept): Promise<void> {
  const text = JSON.stringify({ game, version, value });
  await page.evaluate(([key, kept]) => localStorage.setItem(key, kept), [
    `sawaal:${game}:${name}`,
    text,
  ] as const);
  await page.reload();
}
