import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from './copy-text.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'execCommand');
  document.body.replaceChildren();
});

const offer = (clipboard?: object) => vi.stubGlobal('navigator', { clipboard });

/** A browser that copies what is selected; tells what that was. */
function copySelection(isAllowed = true): string[] {
  const copied: string[] = [];
  const execCommand = (): boolean => {
    const { activeElement } = document;
    if (isAllowed && activeElement instanceof HTMLTextAreaElement) copied.push(activeElement.value);
    return isAllowed;
  };
  Object.assign(document, { execCommand });
  return copied;
}

test('a text goes to the clipboard', async () => {
  const writeText = vi.fn().mockResolvedValue(undefined);
  offer({ writeText });
  expect(await copyText('0300')).toBe(true);
  expect(writeText).toHaveBeenCalledExactlyOnceWith('0300');
});

test('a text that is still on its way is written within the press, and arrives later [DEVICE-21]', async () => {
  const written: Promise<Blob>[] = [];
  class ClipboardItem {
    constructor(items: Record<string, Promise<Blob>>) {
      written.push(...Object.values(items));
    }
  }
  vi.stubGlobal('ClipboardItem', ClipboardItem);
  offer({ write: vi.fn(async () => void (await Promise.all(written))) });
  const text = Promise.withResolvers<string>();
  const copying = copyText(text.promise);
  expect(written).toHaveLength(1);
  text.resolve('0300');
  expect(await copying).toBe(true);
  expect(await (await written[0])?.text()).toBe('0300');
});

test('a text that does not come is not copied, and its fault is told [DEVICE-21]', async () => {
  const copied = copySelection();
  vi.stubGlobal('ClipboardItem', class {});
  for (const clipboard of [{ write: () => Promise.reject(new Error('no')) }, undefined]) {
    offer(clipboard);
    await expect(copyText(Promise.reject(new Error('claimed')))).rejects.toThrow('claimed');
  }
  expect(copied).toEqual([]);
});

test('without a clipboard the text is selected and copied, in a dialog too [DEVICE-20]', async () => {
  offer();
  document.body.innerHTML = '<button>Copy</button><dialog open><button>Copy link</button></dialog>';
  const copied = copySelection();
  const button = document.querySelector<HTMLElement>('dialog button');
  button?.focus();
  expect(await copyText('https://sawaal.example/reset')).toBe(true);
  expect(await copyText(Promise.resolve('0300'))).toBe(true);
  expect(copied).toEqual(['https://sawaal.example/reset', '0300']);
  expect([document.activeElement, document.querySelector('textarea')]).toEqual([button, null]);
});

test('a browser that lets nothing be copied is told by false [DEVICE-20]', async () => {
  offer({ writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) });
  copySelection(false);
  expect(await copyText('0300')).toBe(false);
  Reflect.deleteProperty(document, 'execCommand');
  expect(await copyText('0300')).toBe(false);
});
