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
        It runs on.
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

  test('is not there while closed', () => {
    render(
      <Dialog open={false} title="Leave the quiz?" onClose={() => {}}>
        It runs on.
      </Dialog>,
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
