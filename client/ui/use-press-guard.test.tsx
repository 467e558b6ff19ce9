import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Button } from './button.tsx';
import { UnreadContext, usePressGuard } from './use-press-guard.ts';

const pressed = vi.fn();
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  pressed.mockClear();
});

function Place({ shown }: { shown: string }) {
  const guard = usePressGuard(shown);
  return (
    <UnreadContext value={guard.isUnread}>
      <div {...guard.around}>
        <Button onClick={() => pressed(shown)}>Answer</Button>
      </div>
    </UnreadContext>
  );
}

const button = () => screen.getByRole('button');
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Sends an event that happened so long ago: a busy page hears of it late. */
function send(kind: 'pointerDown' | 'click' | 'keyDown', init: object = {}, agoMs = 0): void {
  const event = createEvent[kind](button(), init);
  Object.defineProperty(event, 'timeStamp', { value: performance.now() - agoMs });
  fireEvent(button(), event);
}
const byPointer = { detail: 1 };

test('a press within 350 ms of a change is no press, by pointer, touch or key [DEVICE-2]', async () => {
  const { rerender } = render(<Place shown="first" />);
  await pass(1_000);
  rerender(<Place shown="second" />);
  for (const ms of [24, 286]) {
    await pass(ms === 24 ? 24 : 262);
    send('pointerDown');
    send('click', byPointer);
    send('keyDown', { key: 'Enter' });
    send('click');
    expect(button().getAttribute('aria-disabled')).toBe('true');
  }
  expect(pressed).not.toHaveBeenCalled();
  await pass(70);
  expect(button().getAttribute('aria-disabled')).toBeNull();
  send('pointerDown');
  send('click', byPointer);
  send('click');
  expect(pressed.mock.calls).toEqual([['second'], ['second']]);
});

test('a press that was begun before the change is no press, however long it is held [DEVICE-2]', async () => {
  const { rerender } = render(<Place shown="first" />);
  await pass(1_000);
  send('pointerDown');
  send('keyDown', { key: ' ' });
  rerender(<Place shown="second" />);
  await pass(2_000);
  send('click', byPointer);
  send('click');
  expect(pressed).not.toHaveBeenCalled();
});

test('what happened before is known for that, although the page hears of it late [DEVICE-2]', async () => {
  const { rerender } = render(<Place shown="first" />);
  await pass(1_000);
  rerender(<Place shown="second" />);
  await pass(500);
  send('click', {}, 300);
  expect(pressed).not.toHaveBeenCalled();
});

test('what comes back after a moment is as new as what was never there [DEVICE-2]', async () => {
  const { rerender } = render(<Place shown="first" />);
  await pass(1_000);
  rerender(<Place shown="second" />);
  await pass(50);
  rerender(<Place shown="first" />);
  expect(button().getAttribute('aria-disabled')).toBe('true');
  await pass(300);
  send('click', byPointer);
  expect(pressed).not.toHaveBeenCalled();
  expect(button().getAttribute('aria-disabled')).toBe('true');
});
