import { act, cleanup, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ContactForm } from '../features/support/contact-form.tsx';
import { Button } from '../ui/button.tsx';
import { Hydrated } from './hydrated.tsx';
import { SearchBox } from './search-box.tsx';

let root: Root | undefined;
let page: HTMLElement;
beforeEach(() => {
  page = document.createElement('div');
  document.body.append(page);
});
afterEach(() => {
  act(() => root?.unmount());
  page.remove();
  cleanup();
});

/** Draws as a server does; what is returned takes it over. */
function draw(node: ReactNode): () => void {
  const app = <MemoryRouter>{node}</MemoryRouter>;
  page.innerHTML = renderToString(app);
  return () =>
    act(() => {
      root = hydrateRoot(page, app);
    });
}

test('a button that a server has drawn is disabled until it can act, and does nothing late [DEVICE-1]', () => {
  const pressed = vi.fn();
  const hydrate = draw(<Button onClick={pressed}>Start</Button>);
  const button = screen.getByRole<HTMLButtonElement>('button');
  button.click();
  expect(button.disabled).toBe(true);
  hydrate();
  expect(pressed).not.toHaveBeenCalled();
  button.click();
  expect([button.disabled, pressed.mock.calls.length]).toEqual([false, 1]);
});

test('what was typed into the search before the page could answer is searched for [DEVICE-1]', () => {
  const hydrate = draw(<SearchBox />);
  const box = screen.getByRole<HTMLInputElement>('searchbox');
  box.value = 'music';
  hydrate();
  expect(box.value).toBe('music');
});

test('what was typed into a form before the page could answer is kept [DEVICE-1]', () => {
  const hydrate = draw(<ContactForm />);
  const message = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
  message.value = 'Salaam';
  hydrate();
  expect(message.value).toBe('Salaam');
  expect(page.textContent).toContain('6 of 5,000 characters');
});

test('once all effects have run, it is known who came [DEVICE-1]', () => {
  document.documentElement.dataset.known = '';
  const onHydrated = vi.fn();
  draw(<Hydrated onHydrated={onHydrated}>here</Hydrated>)();
  expect(onHydrated).toHaveBeenCalledOnce();
  expect(document.documentElement.dataset.known).toBeUndefined();
});
