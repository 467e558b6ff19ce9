import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wholeText } from '../../../testing/whole-text.ts';
import { gameSlot } from './save.ts';
import { VillainPage } from './villain-page.tsx';

beforeEach(() => {
  // jsdom has the element, not what makes it modal.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance', 'Date'] });
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const open = (seed = 'page') => {
  const router = createMemoryRouter([{ path: '*', Component: VillainPage }], {
    initialEntries: [`/games/ai-villain?seed=${seed}`],
  });
  render(<RouterProvider router={router} />);
};
const button = (name: RegExp) => screen.getByRole('button', { name });
const press = (name: RegExp) => fireEvent.click(button(name));
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const begin = () => {
  open();
  fireEvent.click(screen.getByRole('switch'));
  press(/^Start/);
};
const day = () => screen.getAllByText(wholeText(/^Day \d+$/))[0]?.textContent;

test('a first visit is shown round, and time stands until then', () => {
  open();
  press(/^Start/);
  expect(screen.getByRole('dialog', { name: 'Tutorial, step 1 of 6' })).toBeTruthy();
  pass(20_000);
  expect(day()).toBe('Day 1');
  for (let step = 1; step < 6; step += 1) press(/^Next/);
  press(/^Begin/);
  pass(5_100);
  expect(day()).toBe('Day 2');
});

test('an action needs a city first, then shows its progress and blocks the others', () => {
  begin();
  press(/^Fake News/);
  expect(screen.getAllByText('Choose a city on the map first.').length).toBeGreaterThan(0);
  press(/^Karachi/);
  fireEvent.keyDown(document.body, { key: '2' });
  pass(2_500);
  const bar = screen.getByRole('progressbar', { name: 'Fake News in Karachi' });
  expect(Number(bar.getAttribute('aria-valuenow'))).toBeGreaterThan(40);
  expect(button(/^Cyber Hack/).getAttribute('aria-disabled')).toBe('true');
});

test('Dark Web Access shows each cost before and after', () => {
  begin();
  press(/^Dark Web Access/);
  expect(button(/^Cyber Hack: .*Costs 12 instead of 15/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Dark Web Access/ })).toBeNull();
});

test('an upgrade that is too dear reads Need More Resources', () => {
  begin();
  expect(button(/^Neural Network: Need More Resources/).getAttribute('aria-disabled')).toBe('true');
});

test('the game pauses itself when its tab is hidden', () => {
  begin();
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText('Paused while you were away.')).toBeTruthy();
});

test('a restart is one click, and a mistaken one can be taken back', () => {
  begin();
  pass(10_200);
  expect(day()).toBe('Day 3');
  press(/^Restart/);
  expect(day()).toBe('Day 1');
  press(/^Bring back day 3/);
  expect(day()).toBe('Day 3');
});

test('a running game is found again after a reload; a broken one is refused kindly', () => {
  begin();
  pass(5_100);
  cleanup();
  open();
  press(/^Continue day 2, 0 of 8/);
  expect(day()).toBe('Day 2');
  cleanup();
  localStorage.setItem('sawaal:ai-villain:game', gameSlot.toText({} as never));
  open();
  expect(screen.getByText(/can’t be continued/)).toBeTruthy();
  press(/^Start/);
});

test('P pauses, S changes the speed', () => {
  begin();
  fireEvent.keyDown(document.body, { key: 's' });
  expect(button(/^Speed 2/)).toBeTruthy();
  fireEvent.keyDown(document.body, { key: 'p' });
  pass(9_000);
  expect(day()).toBe('Day 1');
});

test('today’s board is the seed of the site’s day, the same after a restart', () => {
  vi.setSystemTime(Date.UTC(2026, 10, 22, 6));
  open();
  press(/^Today’s board/);
  const boardInMenu = () => {
    press(/^Menu/);
    const name = screen.getByText(/^Board of/).textContent;
    press(/^Close/);
    return name;
  };
  expect(boardInMenu()).toBe('Board of the day, 22 November');
  press(/^Restart/);
  expect(boardInMenu()).toBe('Board of the day, 22 November');
});
