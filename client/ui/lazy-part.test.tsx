import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Failure, lazyPart } from './lazy-part.tsx';

// React tells the console of what a boundary has caught.
const told = vi.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => {
  cleanup();
  told.mockClear();
});

function Failed({ retry }: Failure) {
  return (
    <button type="button" onClick={retry}>
      Try again
    </button>
  );
}

type Loaded = { default: (props: { name: string }) => React.ReactNode };

test('a part that does not come, or breaks, stands in for itself alone, and its retry gets it [PAGE-1]', async () => {
  const load = vi.fn<() => Promise<Loaded>>();
  const Part = lazyPart(load, Failed);
  load.mockRejectedValueOnce(new TypeError('failed'));
  load.mockResolvedValueOnce({
    default: () => {
      throw new Error('broken');
    },
  });
  render(
    <main>
      <h1>A quiz that runs</h1>
      <Part name="Ali" />
    </main>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'A quiz that runs' })).toBeTruthy();
});

test('what came is there for every other place that shows it [PAGE-1]', async () => {
  const load = vi.fn<() => Promise<Loaded>>();
  const Part = lazyPart(load, Failed);
  load.mockRejectedValueOnce(new TypeError('failed'));
  load.mockResolvedValueOnce({ default: ({ name }) => <p>{`Salaam, ${name}`}</p> });
  render(<Part name="Ali" />);
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByText('Salaam, Ali');
  render(<Part name="Sana" />);
  await screen.findByText('Salaam, Sana');
  expect(load).toHaveBeenCalledTimes(2);
});
