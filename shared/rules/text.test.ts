import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasMarksInARow, oneForm, shortened, trimmed } from './text.ts';

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

  it('has at most 30 marks on a letter, as any language does [FAULT-26]', () => {
    expect(hasMarksInARow(`a${'\u0301'.repeat(30)}b${'\u0316'.repeat(30)}`)).toBe(false);
    expect(hasMarksInARow(`a${'\u0301\u0316'.repeat(16)}`)).toBe(true);
    expect(hasMarksInARow('\u0635\u064e\u0651\u0628\u0652')).toBe(false);
  });

  it('is trimmed of what shows nothing at its ends, and keeps what joins its letters [DEVICE-12]', () => {
    expect(trimmed(' \u200f\u2067علی خان\u2069\ufeff\n')).toBe('علی خان');
    expect(trimmed('\u200cمی\u200cخواهم\u200c')).toBe('می\u200cخواهم');
    expect(trimmed('\u00a0\u200b\u3164\u2800')).toBe('');
    fc.assert(
      fc.property(
        anything,
        (text) => trimmed(trimmed(text)) === trimmed(text) && text.includes(trimmed(text)),
      ),
    );
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
