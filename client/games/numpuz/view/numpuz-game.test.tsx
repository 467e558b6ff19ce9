import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TIME_LIMIT_MS } from '../engine/constants.ts';
import { start } from '../engine/game.ts';
import { solution } from '../engine/solver.ts';
import { slidable, slide, type Tiles } from '../engine/tiles.ts';
import { directionOf } from './directions.ts';
import { keptBest, keptGame } from './kept.ts';
import { NumPuzGame } from './numpuz-game.tsx';

const SEED = 'TRUCK7';
const opening = start({ seed: SEED }).tiles;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance', 'Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const open = (address = `/games/numpuz?seed=${SEED}`) => {
  const router = createMemoryRouter([{ path: '/games/numpuz', Component: NumPuzGame }], {
    initialEntries: [address],
  });
  return render(<RouterProvider router={router} />);
};
const key = (name: string, shiftKey = false) => fireEvent.keyDown(document.body, { key: name, shiftKey });
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const gauge = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
const moves = () => gauge('Moves');
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => fireEvent.click(button(name));

/** Chooses cells by their plates, as a finger does. */
const choose = (tiles: Tiles, cells: readonly number[]): Tiles =>
  cells.reduce((at, cell) => {
    fireEvent.click(screen.getByLabelText(new RegExp(`^${at[cell]}, `)));
    return slide(at, cell);
  }, tiles);

test('fifteen plates with their places; those in line with the slot can slide', () => {
  open();
  const plates = within(screen.getByRole('group', { name: /^Board, 4 by 4/ })).getAllByRole('button');
  expect(plates).toHaveLength(15);
  expect(plates.filter((plate) => plate.ariaLabel?.includes('can slide'))).toHaveLength(6);
});

test('the clock starts with the first move and shows what is left', () => {
  open();
  pass(7_000);
  expect(gauge('Time left')).toBe('5:00');
  choose(opening, [slidable(opening)[0] as number]);
  pass(7_000);
  expect(gauge('Time left')).toBe('4:53');
  expect(moves()).toBe('1');
});

test('arrows, undo, redo and restart by keys', () => {
  open();
  const cell = slidable(opening)[0] as number;
  const direction = directionOf(opening, cell) as string;
  key(`Arrow${direction[0]?.toUpperCase()}${direction.slice(1)}`);
  expect(moves()).toBe('1');
  key('u');
  expect(moves()).toBe('0');
  key('y');
  expect(moves()).toBe('1');
  key('r');
  expect(moves()).toBe('0');
  expect(button('Undo')).toHaveProperty('disabled', true);
});

describe('the ends', () => {
  test('solved: time, moves and a new best that the next visit still knows', async () => {
    open();
    const cells = solution(opening);
    choose(opening, cells.slice(0, 1));
    pass(61_000);
    choose(slide(opening, cells[0] as number), cells.slice(1));
    expect(await screen.findByRole('heading', { name: 'Home before dark!' })).toBeTruthy();
    expect(screen.getByText('New best!')).toBeTruthy();
    expect(screen.getAllByText(`Solved in 1:01 with ${cells.length} moves.`).length).toBeGreaterThan(0);
    cleanup();
    open('/games/numpuz?seed=OTHER');
    expect(gauge('Best')).toBe(`1:01 · ${cells.length} moves`);
  });

  test('the result can be shared with the way to the same board, and nothing of the board', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    open();
    const cells = solution(opening);
    choose(opening, cells);
    fireEvent.click(await screen.findByRole('button', { name: 'Share' }));
    expect(await screen.findByText(/^Copied/)).toBeTruthy();
    expect(writeText.mock.lastCall?.[0].split('\n')).toEqual([
      `Sawaal · NumPuz · Board ${SEED}`,
      `🟡🟡🟡🟡🟡 0:00 · ${cells.length} moves`,
      expect.stringMatching(new RegExp(`seed=${SEED}$`)),
    ]);
    vi.unstubAllGlobals();
  });

  test('the lamps are out: the game is lost and one click starts it again', async () => {
    open();
    choose(opening, [slidable(opening)[0] as number]);
    pass(TIME_LIMIT_MS);
    expect(await screen.findByRole('heading', { name: 'Time over' })).toBeTruthy();
    press('Restart');
    expect(gauge('Time left')).toBe('5:00');
    expect(keptBest.load()).toEqual({ kind: 'none' });
  });
});

test('a hint is the solver’s move, is told in words and costs the best', async () => {
  open();
  const cells = solution(opening);
  press('Hint');
  const [next] = cells as [number];
  expect(await screen.findByText(`Hint: slide ${opening[next]} ${directionOf(opening, next)}.`)).toBeTruthy();
  choose(opening, cells);
  await screen.findByRole('heading', { name: 'Home before dark!' });
  expect(screen.queryByText('New best!')).toBeNull();
  expect(keptBest.load()).toEqual({ kind: 'none' });
});

test('a pause pulls down the shutter and stops clock and plates', () => {
  open();
  choose(opening, [slidable(opening)[0] as number]);
  key('p');
  expect(button('Continue')).toBeTruthy();
  pass(60_000);
  key('ArrowUp');
  key('ArrowDown');
  expect([gauge('Time left'), moves()]).toEqual(['5:00', '1']);
  press('Continue');
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
});

describe('a game that was left', () => {
  test('goes on, paused, where it stood', () => {
    open();
    choose(opening, [slidable(opening)[0] as number]);
    cleanup();
    open();
    expect(button('Continue')).toBeTruthy();
    expect(moves()).toBe('1');
  });

  test('of another board does not get in the way', () => {
    open();
    choose(opening, [slidable(opening)[0] as number]);
    cleanup();
    open('/games/numpuz?seed=OTHER');
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
    cleanup();
    open();
    expect(button('Continue')).toBeTruthy();
  });

  test('is over for good once it was started again', () => {
    open();
    choose(opening, [slidable(opening)[0] as number]);
    press('Restart');
    expect(keptGame.load()).toEqual({ kind: 'none' });
  });

  test('in an older version is refused in words, and a new one can be played', () => {
    localStorage.setItem(
      'sawaal:numpuz:game',
      keptGame.toText(start({ seed: SEED })).replace('"version":1', '"version":0'),
    );
    open();
    expect(screen.getByText(/older version of this game/)).toBeTruthy();
    choose(opening, [slidable(opening)[0] as number]);
    expect(moves()).toBe('1');
  });
});

test('the number plate leads to other boards', () => {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
  open();
  press(/Choose another board/);
  press('Board of the day');
  expect(button(/^Board of the day/)).toBeTruthy();
  press(/Choose another board/);
  const dialog = within(screen.getByRole('dialog', { name: 'Boards' }));
  const seed = dialog.getByLabelText('Seed of a friend’s board');
  fireEvent.change(seed, { target: { value: 'a b' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Play it' }));
  expect(dialog.getByRole('alert').textContent).toContain('letters');
  fireEvent.change(seed, { target: { value: 'LAHORE' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Play it' }));
  expect(button(/LAHORE/)).toBeTruthy();
});

test('pictures on the plates are remembered, their numbers can be taken off', () => {
  open();
  press('Picture');
  expect(screen.getByRole('img', { name: /^The finished picture/ })).toBeTruthy();
  press('Numbers on the picture');
  cleanup();
  open();
  expect(button('Picture').getAttribute('aria-pressed')).toBe('true');
  expect(button('Numbers on the picture').getAttribute('aria-pressed')).toBe('false');
});
