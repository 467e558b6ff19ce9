import { expect, test, vi } from 'vitest';
import type { SiteView } from '../shared/contract/views.ts';
import { pageAt, pages } from '../shared/pages.ts';
import { renderPage } from './render.tsx';
import { catalogueView } from './testing/catalogue-view.ts';

// jsdom has no media queries.
vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} })));

const site = {
  pointsPerCorrect: 10,
  freeAccounts: 100,
  payoutRail: 'manual' as const,
  timeZone: 'Asia/Karachi',
  contact: {},
  social: [],
} satisfies SiteView;
const { categories } = catalogueView(['world-history']);
const paths = Object.keys(pages).map((pattern) =>
  pattern.replace(':categoryId', 'general-knowledge').replace(':quizId', 'world-history'),
);

/** A page as the server draws it. */
async function drawn(path: string): Promise<Document> {
  const extent = (pageAt(path) ?? 'rendered') === 'rendered' ? 'whole' : 'frame';
  const { body } = await renderPage(path, extent, { origin: null, site, catalogue: { categories } });
  return new DOMParser().parseFromString(body, 'text/html');
}

test.each([...paths, '/nowhere'])(
  '%s has no button that looks pressable before it is [DEVICE-1]',
  async (path) => {
    const page = await drawn(path);
    const buttons = [...page.querySelectorAll('button, [role=button], input[type=submit]')];
    expect(
      buttons.filter((button) => !button.matches(':disabled')).map((button) => button.outerHTML),
    ).toEqual([]);
    for (const form of page.querySelectorAll('form')) {
      // A search goes to an address; anything else must not, with what was typed in it.
      const isSearch =
        form.method === 'get' && form.hasAttribute('action') && !form.querySelector('[type=submit]');
      expect(isSearch || form.querySelector('[type=submit]:disabled'), form.outerHTML).toBeTruthy();
    }
    const links = [...page.querySelectorAll('a, [role=link]')];
    expect(links.filter((link) => !link.getAttribute('href')).map((link) => link.outerHTML)).toEqual([]);
  },
);
