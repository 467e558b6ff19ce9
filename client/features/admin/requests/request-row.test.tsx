import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withdrawalRow } from '../testing/withdrawal-row.ts';
import { RequestRow } from './request-row.tsx';
import type { Row } from './request-table.ts';

const asked = vi.fn(() => new Promise<never>(() => {}));
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', asked);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  asked.mockClear();
});

function Table({ row, place }: { row: Row; place: number }) {
  return (
    <table>
      <tbody>
        <RequestRow
          row={row}
          place={place}
          now={0}
          me="a@example.com"
          gone={false}
          open={false}
          toggle={() => {}}
        />
      </tbody>
    </table>
  );
}

/** Presses what is called so, so long after the last change. */
async function press(name: RegExp, ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
  const button = screen.getByRole('button', { name });
  const click = createEvent.click(button, { detail: 1 });
  Object.defineProperty(click, 'timeStamp', { value: performance.now() });
  await act(async () => fireEvent(button, click));
}

test.each([
  { what: 'moved under the finger', id: 'moved', place: 1, change: {} },
  {
    what: 'was changed by somebody else',
    id: 'changed',
    place: 0,
    change: { version: 2, claimedBy: 'b@example.com' },
  },
])(
  'a request that $what is not marked by a press for what stood there [DEVICE-2]',
  async ({ id, place, change }) => {
    const { rerender } = render(<Table row={withdrawalRow({ id })} place={0} />);
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    rerender(<Table row={withdrawalRow({ id, ...change })} place={place} />);
    await press(/mark the request/, 100);
    await press(/^Copy/, 100);
    expect(asked).not.toHaveBeenCalled();
    await press(/mark the request/, 200);
    expect(asked).toHaveBeenCalledOnce();
  },
);
