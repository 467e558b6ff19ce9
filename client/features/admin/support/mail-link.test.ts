import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openMessage } from '../testing/open-message.ts';
import { replyLink } from './mail-link.ts';

const written = (message: string, name = 'Ayesha') =>
  replyLink({
    ...openMessage,
    id: 'm1',
    name,
    email: 'ayesha@gmail.com',
    message,
    timestamp: 1_764_000_000_000,
  });

const bodyOf = (link: string) => new URL(link).searchParams.get('body') ?? '';

test('a mail that answers a message is never a longer address than Windows takes [DEVICE-13]', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 5_000 }),
      fc.string({ maxLength: 60 }),
      (message, name) => {
        expect(written(message, name).length).toBeLessThanOrEqual(2_000);
      },
    ),
    { numRuns: 50 },
  );
});

test('a long one is cut off between two letters, and says so [DEVICE-13]', () => {
  const body = bodyOf(written('علی خان '.repeat(600)));
  expect(body).toContain('> علی خان علی');
  expect(body).toMatch(/ \[…\]$/);
  expect(body).not.toContain('\ufffd');
});

test('a short one is quoted whole [DEVICE-13]', () => {
  const body = bodyOf(written('One.\nTwo.'));
  expect(body).toMatch(/> One\.\r\n> Two\.$/);
});
