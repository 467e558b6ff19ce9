import { afterEach, expect, test, vi } from 'vitest';
import { share } from './share.ts';

afterEach(() => vi.unstubAllGlobals());

const offer = (navigator: object) => vi.stubGlobal('navigator', navigator);

test('where the system has a share sheet it is used, and nothing more is said', async () => {
  const sheet = vi.fn().mockResolvedValue(undefined);
  offer({ share: sheet });
  expect(await share('I won')).toBe('');
  expect(sheet).toHaveBeenCalledWith({ text: 'I won' });
});

test('elsewhere the text is copied, and that is said', async () => {
  const writeText = vi.fn().mockResolvedValue(undefined);
  offer({ clipboard: { writeText } });
  expect(await share('I won')).toContain('Copied');
  expect(writeText).toHaveBeenCalledWith('I won');
});

test('a sheet that was closed is no failure; a browser that refuses is one, in words', async () => {
  offer({ share: () => Promise.reject(new DOMException('closed', 'AbortError')) });
  expect(await share('I won')).toBe('');
  offer({ share: () => Promise.reject(new DOMException('no', 'NotAllowedError')) });
  expect(await share('I won')).toContain('did not let us');
});
