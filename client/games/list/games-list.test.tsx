import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { GamesList } from './games-list.tsx';

afterEach(cleanup);

const show = () =>
  render(
    <MemoryRouter>
      <GamesList now={() => Date.UTC(2026, 10, 21, 20)} />
    </MemoryRouter>,
  );

test.each([
  ['NumPuz', 'numpuz', 4.5, ['New', 'Mystery']],
  ['War', 'war', 4.2, ['Adventure', 'Board']],
  ['Emoji Battle Arena', 'emoji-battle', 4.7, ['Fighting', 'Popular']],
  ['AI Villain Simulator', 'ai-villain', 4.8, ['Horror', 'Trending']],
] as const)(
  '%s stands on the list with its rating, its badges and the way in',
  (title, slug, rating, badges) => {
    show();
    const card = screen.getByRole('heading', { level: 2, name: title }).closest('article') as HTMLElement;
    expect(within(card).getByRole('img', { name: `Rated ${rating} out of 5` })).toBeTruthy();
    for (const badge of badges) expect(within(card).getByText(badge)).toBeTruthy();
    const link = within(card).getByRole('link', { name: `Play Now: ${title}` });
    expect(link.getAttribute('href')).toBe(`/games/${slug}`);
  },
);

test('the list names the day of its boards, which is the site’s day', () => {
  show();
  expect(screen.getByText('22 November')).toBeTruthy();
});
