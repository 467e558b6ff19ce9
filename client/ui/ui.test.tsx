import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { Cover } from './cover.tsx';
import { Dialog } from './dialog.tsx';
import { Stars } from './stars.tsx';

afterEach(cleanup);

test('stars say their rating and fill by halves', () => {
  const { container } = render(<Stars rating={3.5} />);
  expect(screen.getByRole('img', { name: 'Rated 3.5 out of 5' })).toBeTruthy();
  expect(container.querySelector<HTMLElement>('[style]')?.style.inlineSize).toBe('70%');
});

test('a cover that is missing is painted instead', () => {
  const { container } = render(<Cover src="/images/cards/none.webp" />);
  const image = container.querySelector('img');
  if (!image) throw new Error('no image');
  fireEvent.error(image);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('svg')).toBeTruthy();
});

describe('dialog', () => {
  beforeAll(() => {
    HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
      this.open = true;
    };
    HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
      this.open = false;
    };
  });

  test('is named by its title and closes by button, Escape and a click beside it', () => {
    const close = vi.fn();
    render(
      <Dialog open title="Leave the quiz?" onClose={close}>
        <p>It runs on.</p>
      </Dialog>,
    );
    const dialog = screen.getByRole('dialog', { name: 'Leave the quiz?' });
    fireEvent.click(screen.getByText('It runs on.'));
    expect(close).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    fireEvent.click(dialog);
    expect(close).toHaveBeenCalledTimes(3);
  });

  test('stays where a press began or ended in it: a text was selected [PAGE-3]', () => {
    const close = vi.fn();
    render(
      <Dialog open title="A link" onClose={close}>
        <p>Shown only now.</p>
      </Dialog>,
    );
    const dialog = screen.getByRole('dialog');
    const text = screen.getByText('Shown only now.');
    for (const [down, up] of [
      [text, dialog],
      [dialog, text],
    ] as const) {
      fireEvent.pointerDown(down);
      fireEvent.pointerUp(up);
      // Where the two differ, the click is their common ancestor's.
      fireEvent.click(dialog);
    }
    expect(close).not.toHaveBeenCalled();
    fireEvent.pointerDown(dialog);
    fireEvent.pointerUp(dialog);
    fireEvent.click(dialog);
    expect(close).toHaveBeenCalledOnce();
  });

  test('stays when a file chooser in it is cancelled [PAGE-3]', () => {
    const close = vi.fn();
    render(
      <Dialog open title="Menu" onClose={close}>
        <input type="file" aria-label="File" />
      </Dialog>,
    );
    fireEvent(screen.getByLabelText('File'), new Event('cancel', { bubbles: true }));
    expect(close).not.toHaveBeenCalled();
  });

  test('is closed for the page too where the browser closed it by itself [PAGE-3]', () => {
    const close = vi.fn();
    render(
      <Dialog open title="Menu" onClose={close}>
        <p>A game.</p>
      </Dialog>,
    );
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    fireEvent(dialog, new Event('close'));
    expect(close).not.toHaveBeenCalled();
    dialog.open = false;
    fireEvent(dialog, new Event('close'));
    expect(close).toHaveBeenCalledOnce();
  });

  test('cannot be closed while something is under way that this would not stop [PAGE-3]', () => {
    const close = vi.fn();
    render(
      <Dialog open busy title="Delete?" onClose={close}>
        <p>Deleting…</p>
      </Dialog>,
    );
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    fireEvent.click(dialog);
    dialog.open = false;
    fireEvent(dialog, new Event('close'));
    expect([close.mock.calls.length, dialog.open]).toEqual([0, true]);
  });

  test('is not there while closed', () => {
    render(
      <Dialog open={false} title="Leave the quiz?" onClose={() => {}}>
        <p>It runs on.</p>
      </Dialog>,
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
