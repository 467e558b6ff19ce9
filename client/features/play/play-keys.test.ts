import { afterEach, describe, expect, it } from 'vitest';
import { type PlayKey, playKeyOf } from './play-keys.ts';

function press(key: string, html = '', init: KeyboardEventInit = {}): PlayKey | null {
  document.body.innerHTML = html;
  let meaning: PlayKey | null = null;
  const listen = (event: KeyboardEvent): void => {
    meaning = playKeyOf(event);
  };
  document.addEventListener('keydown', listen, { once: true });
  const target = document.body.firstElementChild ?? document.body;
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...init }));
  return meaning;
}

afterEach(() => document.body.replaceChildren());

describe('the keys of the play page', () => {
  it('are 1 to 4 and A to D for the options, Enter to go on', () => {
    expect(['1', '4', 'a', 'D'].map((key) => press(key))).toEqual(
      [0, 3, 0, 3].map((option) => ({ kind: 'option', option })),
    );
    expect(press('Enter')).toEqual({ kind: 'go' });
    expect(['5', 'e', 'Tab', 'ab', ''].map((key) => press(key))).toEqual([null, null, null, null, null]);
  });

  it('leave fields, links, buttons and shortcuts alone', () => {
    expect(press('a', '<input>')).toBeNull();
    expect(press('Enter', '<a href="/">home</a>')).toBeNull();
    expect(press('Enter', '<button>Sound</button>')).toBeNull();
    expect(press('Enter', '<h2>Question</h2>')).toEqual({ kind: 'go' });
    expect(press('2', '<button>Sound</button>')).toEqual({ kind: 'option', option: 1 });
    expect(press('c', '', { ctrlKey: true })).toBeNull();
    expect(press('Enter', '', { repeat: true })).toBeNull();
  });

  it('mean nothing while a dialog is open, wherever the focus is [PAGE-4]', () => {
    for (const key of ['1', 'd', 'Enter']) {
      expect(press(key, '<main></main><dialog open></dialog>')).toBeNull();
      expect(press(key, '<main></main><dialog></dialog>')).not.toBeNull();
    }
  });
});
