import { join } from 'node:path';
import type { Browser, Page, WebSocketRoute } from 'playwright-core';
import { loadBanks } from '../../content/load-banks.ts';
import { clientDir } from '../../server/edges/http/pages/client-build.ts';
import type { SeededMember } from '../seed/seed-store.ts';
import type { GallerySite } from './gallery-site.ts';

export const QUIZ = {
  path: '/quiz/general-knowledge/world-history',
  category: 'general-knowledge',
  quiz: 'world-history',
};

const SHELL = join(clientDir, 'index.html');

const bank = loadBanks().bank(QUIZ.category, QUIZ.quiz);

const PAUSE_AHEAD_MS = [50, 200, 800, 2_000];

/** A fresh browser profile in which a scene is set. */
export interface Stage {
  readonly page: Page;
  readonly site: GallerySite;
  /** Opens a path of the site. */
  open(path: string): Promise<void>;
  /** Opens a path as it is where the server could draw nothing into it: all comes from the browser. */
  openBare(path: string): Promise<void>;
  /** From the next `open` on the member's own. */
  logIn(member: SeededMember): Promise<void>;
  enterAsAdmin(): Promise<void>;
  /** From now on no live message of that kind arrives. */
  hold(what?: RegExp): void;
  /** Breaks the live connection once it stands, and lets none through again. */
  cut(): Promise<void>;
  /** Stops the page's time, so that every picture of the scene shows the same moment. */
  freeze(): Promise<void>;
  isFrozen(): boolean;
  /** Presses the key of the option that is right, or of another. */
  answer(isRight: boolean): Promise<void>;
  close(): Promise<void>;
}

export async function openStage(browser: Browser, site: GallerySite): Promise<Stage> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  const page = await context.newPage();
  await page.clock.install();
  let held: RegExp | null = null;
  let isCut = false;
  let isFrozen = false;
  const live = new Set<WebSocketRoute>();
  const connected = Promise.withResolvers<void>();
  await page.routeWebSocket(/socket\.io/, (near) => {
    if (isCut) return near.close();
    live.add(near);
    near.connectToServer().onMessage((message) => {
      if (!held?.test(String(message))) near.send(message);
      if (String(message).startsWith('40')) connected.resolve();
    });
  });

  return {
    page,
    site,
    async open(path) {
      await page.goto(new URL(path, site.url).href);
    },
    async openBare(path) {
      const url = new URL(path, site.url).href;
      await page.route(url, (route) => route.fulfill({ path: SHELL, contentType: 'text/html' }));
      await page.goto(url);
    },
    async logIn(member) {
      const { sessionToken, username, expiresAt } = await site.memberSession(member);
      const values = { sessionToken, username, expiresAt: String(expiresAt) };
      await context.addInitScript((each) => {
        for (const [name, value] of Object.entries(each)) sessionStorage.setItem(name, value);
      }, values);
    },
    async enterAsAdmin() {
      const session = JSON.stringify({ ...(await site.adminSession()), serverAhead: 0 });
      await context.addInitScript((text) => sessionStorage.setItem('sawaal:admin', text), session);
    },
    // Pings go on, or the connection would be given up.
    hold(what = /^4/) {
      held = what;
    },
    async cut() {
      await connected.promise;
      isCut = true;
      for (const near of live) await near.close();
    },
    async freeze() {
      // The page's time runs on while it is asked for: a slow machine has to aim further ahead.
      for (const ahead of PAUSE_AHEAD_MS) {
        const at = (await page.evaluate(() => Date.now())) + ahead;
        const isPaused = await page.clock.pauseAt(at).then(
          () => true,
          () => false,
        );
        if (isPaused) {
          isFrozen = true;
          return;
        }
      }
      throw new Error('the time of the page could not be stopped');
    },
    isFrozen: () => isFrozen,
    async answer(isRight) {
      const text = await page.locator('main h2').first().innerText();
      const right = bank?.questions.find((question) => question.text === text)?.correct;
      const options = page.getByRole('button', { name: /^\([A-D]\)/ });
      const shown = await options.locator('span:nth-child(2)').allInnerTexts();
      const place = shown.indexOf(right ?? '');
      await page.keyboard.press(String(((isRight ? place : place + 1) % shown.length) + 1));
      await page.getByRole('button', { name: /^(Next|Finish)$/ }).waitFor();
    },
    close: () => context.close(),
  };
}

/** A state of the site, worth a picture in every width and theme. */
export interface Scene {
  readonly name: string;
  /** Only what the window shows: for what lies over the page. */
  readonly isWindow?: boolean;
  set(stage: Stage): Promise<void>;
}
