import { expect, it } from 'vitest';
import { foldReference } from './payment-reference.ts';

it.each([
  ['case', 'tx-1'],
  ['blanks', ' TX 1 '],
  ['a no-break space', 'TX\u00a01'],
  ['no dash', 'TX1'],
  ['a non-breaking hyphen', 'TX\u20111'],
  ['a minus sign', 'TX\u22121'],
  ['a soft hyphen', 'TX\u00ad1'],
  ['a zero width space', 'T\u200bX-1'],
  ['a byte order mark', '\ufeffTX-1'],
  ['a bidi mark', 'TX-1\u200e'],
  ['full width', '\uff34\uff38\uff0d\uff11'],
  ['a circled digit', 'TX-\u2460'],
])('a reference written with %s is the same [MONEY-22]', (_what, spelling) => {
  expect(foldReference(spelling)).toBe('tx1');
});

it('other references stay apart, and one of dashes alone is itself [MONEY-22]', () => {
  expect(new Set(['TX-1', 'TX-2', 'TX-11', 'T-1', '1', 'TX_1'].map(foldReference)).size).toBe(6);
  expect(foldReference('--')).toBe('--');
});

it('the worst text takes less than 5 ms [MONEY-22]', () => {
  for (const worst of ['\ufdfa', '\u0301', 'a\u0301\u0327', '\u200b', '\ud800', '-'].map((mark) =>
    mark.repeat(32_000),
  )) {
    foldReference(worst);
    const since = performance.now();
    foldReference(worst);
    expect(performance.now() - since).toBeLessThan(5);
  }
});
