import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { useMedia } from '../../ui/use-media.ts';
import { GameBar } from './game-bar.tsx';
import { GameWorld } from './game-world.tsx';
import { useAnnouncer } from './use-announcer.tsx';
import { useBoard } from './use-board.ts';
import { useClock, useWhenHidden } from './use-clock.ts';
import { useGameKeys } from './use-game-keys.ts';
import { useReducedMotion } from './use-reduced-motion.ts';
import { useRovingGrid } from './use-roving-grid.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const at = (address: string) => ({
  wrapper: ({ children }: { children: React.ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  ),
});
const now = () => Date.UTC(2026, 10, 22, 6);

const hide = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

test('a game’s page has its name and the way back to all games', () => {
  render(
    <GameWorld title="War" description="Quilt." backdrop={<svg />}>
      <GameBar title="War" />
    </GameWorld>,
    at('/games/war'),
  );
  expect(screen.getByRole('heading', { level: 1, name: 'War' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All games' }).getAttribute('href')).toBe('/games');
});

test('without a seed every restart is a fresh board', () => {
  let turn = 0;
  const random = () => (turn++ % 31) / 31;
  const { result } = renderHook(() => useBoard({ now, random }), at('/games/war'));
  const first = result.current;
  expect(first.board.kind).toBe('free');
  act(() => first.restart());
  expect(result.current.board.seed).not.toBe(first.board.seed);
  expect(result.current.round).toBe(first.round + 1);
});

test('with a seed a restart is the same board, until a fresh one is asked for', () => {
  const { result } = renderHook(() => useBoard({ now }), at('/games/war?seed=ABC'));
  expect(result.current.board).toEqual({ kind: 'shared', seed: 'ABC' });
  act(() => result.current.restart());
  expect(result.current.board.seed).toBe('ABC');
  act(() => result.current.playDay());
  expect(result.current.board).toEqual({ kind: 'day', seed: '2026-11-22' });
  act(() => result.current.playFresh());
  expect(result.current.board.kind).toBe('free');
});

test('the clock counts real time while it runs and the tab is seen', () => {
  vi.useFakeTimers();
  let time = 0;
  const told: number[] = [];
  const pass = (ms: number) => {
    time += ms;
    vi.advanceTimersByTime(ms);
  };
  const clock = (running: boolean) => ({
    running,
    everyMs: 100,
    now: () => time,
    onTick: (ms: number) => void told.push(ms),
  });
  const { rerender } = renderHook((running: boolean) => useClock(clock(running)), { initialProps: true });
  pass(300);
  const sum = () => told.reduce((total, ms) => total + ms, 0);
  expect(sum()).toBe(300);
  hide(true);
  pass(5_000);
  expect(sum()).toBe(300);
  hide(false);
  pass(200);
  expect(sum()).toBe(500);
  rerender(false);
  pass(1_000);
  expect(sum()).toBe(500);
});

test('a game hears when its tab is hidden', () => {
  const paused = vi.fn();
  renderHook(() => useWhenHidden(paused));
  hide(false);
  expect(paused).not.toHaveBeenCalled();
  hide(true);
  expect(paused).toHaveBeenCalledOnce();
});

test('keys act wherever the focus is, but not while typing, in a dialog or with a modifier', () => {
  const undo = vi.fn();
  const { unmount } = renderHook(() => useGameKeys({ u: undo }));
  fireEvent.keyDown(document.body, { key: 'U' });
  expect(undo).toHaveBeenCalledOnce();
  fireEvent.keyDown(document.body, { key: 'u', ctrlKey: true });
  const { container } = render(
    <>
      <input />
      <dialog open>Help</dialog>
    </>,
  );
  fireEvent.keyDown(container.querySelector('input') as HTMLInputElement, { key: 'u' });
  fireEvent.keyDown(document.body, { key: 'u' });
  expect(undo).toHaveBeenCalledOnce();
  unmount();
});

function Grid() {
  const grid = useRovingGrid({ columns: 3, count: 6 });
  return (
    <fieldset onKeyDown={grid.onKeyDown}>
      {Array.from({ length: 6 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is what it is
        <button key={index} type="button" {...grid.item(index)}>
          {index}
        </button>
      ))}
    </fieldset>
  );
}

test('a grid is one tab stop; arrows move inside it and stop at its edges', () => {
  render(<Grid />);
  const item = (index: number) => screen.getByRole('button', { name: String(index) });
  const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
  expect(screen.getAllByRole('button').filter((one) => one.tabIndex === 0)).toEqual([item(0)]);
  act(() => item(0).focus());
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowDown', 'End', 'ArrowRight']) press(key);
  expect(document.activeElement).toBe(item(5));
  expect(item(5).tabIndex).toBe(0);
  expect(item(0).tabIndex).toBe(-1);
  press('Home');
  expect(document.activeElement).toBe(item(3));
});

test('the same words said twice are two announcements', () => {
  const { result } = renderHook(() => useAnnouncer());
  const text = () => {
    const { container } = render(result.current.region);
    return container.textContent;
  };
  act(() => result.current.announce('Attack lost'));
  const first = text();
  act(() => result.current.announce('Attack lost'));
  expect(text()).not.toBe(first);
  expect(first?.trim()).toBe('Attack lost');
});

test('what a press brings up while its page is taken over from the server is taken over too', () => {
  function Game() {
    const { region } = useAnnouncer();
    const [isCalm, isWide] = [useReducedMotion(), useMedia('(width >= 52rem)')];
    return (
      <main data-calm={isCalm} data-wide={isWide}>
        {region}
      </main>
    );
  }
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Game />);
  const onRecoverableError = vi.fn();
  act(() => void hydrateRoot(root, <Game />, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(root.querySelector('main')?.dataset).toMatchObject({ calm: 'false', wide: 'false' });
});
