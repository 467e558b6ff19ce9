import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, matchRoutes, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pages } from '../../shared/pages.ts';
import { useCatalogue } from '../features/catalogue/catalogue-store.ts';
import { catalogueView } from '../testing/catalogue-view.ts';
import { routes } from './routes.tsx';

// jsdom has no media queries and does not scroll.
vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }));
  vi.stubGlobal('scrollTo', () => {});
});

const { categories } = catalogueView(['world-history']);

beforeEach(() => useCatalogue.setState({ categories, error: null }));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function open(...addresses: string[]) {
  const router = createMemoryRouter(routes, { initialEntries: addresses });
  render(<RouterProvider router={router} />);
  return router;
}

const cards = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('heading', { level: 3 })
    .map((title) => title.textContent);

test('home shows ten categories and leads to a quiz that can be played', async () => {
  open('/');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toContain('Got 37.5 seconds?');
  expect(cards()).toHaveLength(10);
  expect(screen.getByRole('link', { name: 'Play now' }).getAttribute('href')).toBe(
    '/quiz/general-knowledge/world-history',
  );
});

test('the menu closes with every link in it, that of the page on show too [PAGE-5]', async () => {
  open('/games');
  const menu = await screen.findByRole('button', { name: 'Menu' });
  await screen.findByRole('heading', { level: 1, name: /Games/ });
  const nav = within(screen.getByRole('navigation', { name: 'Main' }));
  for (const name of ['Games BETA', 'Categories']) {
    fireEvent.click(menu);
    expect(menu.getAttribute('aria-expanded')).toBe('true');
    fireEvent.click(nav.getByRole('link', { name }));
    await waitFor(() => expect(menu.getAttribute('aria-expanded')).toBe('false'));
  }
});

test('the search filters while typing and stays in the address', async () => {
  const router = open('/quiz');
  const box = await screen.findByRole('searchbox');
  fireEvent.change(box, { target: { value: 'SPORTS' } });
  await waitFor(() => expect(cards()).toEqual(['Sports']));
  expect(router.state.location.search).toBe('?q=SPORTS');
  fireEvent.change(box, { target: { value: 'zzz' } });
  expect(await screen.findByText('No categories found.')).toBeTruthy();
  fireEvent.change(box, { target: { value: '' } });
  await waitFor(() => expect(cards()).toHaveLength(10));
  expect(router.state.location.search).toBe('');
});

test('the search of an address is taken up', async () => {
  open('/?q=music');
  expect(await screen.findByDisplayValue('music')).toBeTruthy();
  expect(cards()[0]).toEqual('Music');
});

test('the search finds quizzes too, and the banner of free accounts stays', async () => {
  open('/?q=world+history');
  const quizzes = await screen.findByRole('region', { name: 'Quizzes with “world history”' });
  expect(within(quizzes).getByRole('link', { name: 'World History' }).getAttribute('href')).toBe(
    '/quiz/general-knowledge/world-history',
  );
  expect(within(quizzes).getByText('General Knowledge')).toBeTruthy();
  expect(screen.getByText('No categories found.')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Free accounts' })).toBeTruthy();
});

test('Enter searches from any other page', async () => {
  const router = open('/quiz/music');
  const box = await screen.findByRole('searchbox');
  fireEvent.change(box, { target: { value: 'art & books' } });
  fireEvent.submit(screen.getByRole('search'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(new URLSearchParams(router.state.location.search).get('q')).toBe('art & books');
});

test('a category lists five quizzes; those without questions say so and lead nowhere', async () => {
  open('/quiz/general-knowledge');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toContain('General Knowledge');
  expect(cards()).toHaveLength(5);
  expect(screen.getByRole('link', { name: 'World History' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Science Trivia' })).toBeNull();
  expect(screen.getAllByText('The questions of this quiz are still being written.')).toHaveLength(4);
});

test('an unknown category is not found', async () => {
  open('/quiz/cooking');
  expect(await screen.findByRole('link', { name: 'Return Home' })).toBeTruthy();
});

test('Go Back leads to the page before, and home where there is none', async () => {
  const router = open('/quiz/music');
  await screen.findByRole('heading', { level: 1, name: 'Music' });
  await router.navigate('/no/such/page');
  fireEvent.click(await screen.findByRole('button', { name: 'Go Back' }));
  await screen.findByRole('heading', { level: 1, name: 'Music' });
  cleanup();
  open('/no/such/page');
  fireEvent.click(await screen.findByRole('button', { name: 'Go Back' }));
  await screen.findByRole('heading', { level: 1, name: /seconds/ });
});

test('a load that fails can be tried again', async () => {
  const load = vi.fn(() => Promise.resolve());
  useCatalogue.setState({ categories: null, error: 'No connection.', load });
  open('/');
  const failure = await screen.findByRole('alert');
  expect(failure.textContent).toContain('No connection.');
  fireEvent.click(within(failure).getByRole('button', { name: 'Try again' }));
  expect(load).toHaveBeenCalledOnce();
});

test('what is remembered is shown although the load failed', async () => {
  useCatalogue.setState({ error: 'No connection.' });
  open('/');
  await screen.findByRole('heading', { level: 1 });
  expect(cards()).toHaveLength(10);
});

test.each(['/about-us', '/credits', '/disclaimer', '/privacy-policy', '/terms-of-service'])(
  '%s has a title and a description of its own',
  async (address) => {
    open(address);
    // A chunk of its own: loading it takes what the machine takes.
    const named = { level: 1, name: (name: string) => name !== 'Loading…' };
    const heading = await screen.findByRole('heading', named, { timeout: 15_000 });
    await waitFor(() => expect(document.title).toBe(`${heading.textContent} · Sawaal`));
    expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toBeTruthy();
  },
);

test('a new page gets the focus', async () => {
  const router = open('/');
  await screen.findByRole('heading', { level: 1 });
  await router.navigate('/quiz/music');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

function patternsOf(table: readonly RouteObject[], above = ''): string[] {
  return table.flatMap((route) => {
    const path = route.path === undefined ? above : `${above}/${route.path}`;
    if (route.children) return patternsOf(route.children, path);
    return [path === '' ? '/' : path];
  });
}

test('the routes are the pages that the server knows, spelled as it spells them', () => {
  expect(patternsOf(routes).sort()).toEqual([...Object.keys(pages), '/*'].sort());
  const shown = matchRoutes(routes, '/About-Us')?.at(-1)?.route.path;
  expect(shown).toBe('*');
});

test('the theme switches and is remembered', async () => {
  open('/');
  fireEvent.click(await screen.findByRole('button', { name: 'Switch to the dark theme' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(localStorage.getItem('sawaal:theme')).toBe('dark');
  expect(screen.getByRole('button', { name: 'Switch to the light theme' })).toBeTruthy();
});
