import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oneForm, shortened } from './text.ts';

const anything = fc.string({ unit: 'binary' });

describe('text', () => {
  it('in its one form stays as it is, also through UTF-8', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const once = oneForm(text);
        expect(oneForm(once)).toBe(once);
        expect(Buffer.from(once).toString()).toBe(once);
      }),
    );
  });

  it('that is written in two ways is one, and half a character becomes the sign for one', () => {
    expect(oneForm('Ayesha\u0301')).toBe('Ayesh\u00e1');
    expect(oneForm('a\ud83d')).toBe('a\ufffd');
  });

  it('is shortened between characters', () => {
    expect(shortened('a🙂b', 2)).toBe('a🙂');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(20), (text, n) => {
        expect(shortened(text, n).isWellFormed()).toBe(true);
      }),
    );
  });
});
