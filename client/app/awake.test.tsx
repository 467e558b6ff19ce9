import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Awake } from './awake.tsx';

afterEach(() => {
  document.body.innerHTML = '';
});

test('a button that was pressed before the page answered is pressed once it does, once', () => {
  const page = document.documentElement;
  Object.assign(page.dataset, { asleep: '', known: '' });
  document.body.innerHTML = '<button data-pressed></button>';
  const pressed = vi.fn();
  document.querySelector('button')?.addEventListener('click', pressed);
  const onAwake = vi.fn();
  const { rerender } = render(<Awake onAwake={onAwake}>here</Awake>);
  rerender(<Awake onAwake={onAwake}>still here</Awake>);
  expect(onAwake).toHaveBeenCalledOnce();
  expect(pressed).toHaveBeenCalledOnce();
  expect([page.dataset.asleep, page.dataset.known]).toEqual([undefined, undefined]);
});

test('a form that was sent before is sent once, although its button was pressed, too', () => {
  document.body.innerHTML = '<form data-pressed><button data-pressed></button></form>';
  const sent = vi.fn((event: Event) => event.preventDefault());
  document.querySelector('form')?.addEventListener('submit', sent);
  render(<Awake onAwake={() => undefined}>here</Awake>);
  expect(sent).toHaveBeenCalledOnce();
});
