import { describe, expect, it } from 'vitest';
import { argon2Passwords } from './argon2-passwords.ts';

const asLetter = 'café horse'.normalize('NFC');
const asMark = asLetter.normalize('NFD');

describe('a password', () => {
  it('is the same whether its é came as a letter or as a letter and a mark [DEVICE-12]', async () => {
    for (const chosen of [asLetter, asMark]) {
      const hash = await argon2Passwords.hash(chosen);
      expect(await argon2Passwords.matches(hash, asLetter)).toBe(true);
      expect(await argon2Passwords.matches(hash, asMark)).toBe(true);
      expect(await argon2Passwords.matches(hash, 'cafe horse')).toBe(false);
      expect(await argon2Passwords.matches(hash, ` ${asLetter}`)).toBe(false);
    }
  });

  it('that was stored as it was typed still opens its account', async () => {
    const { hash } = await import('@node-rs/argon2');
    expect(await argon2Passwords.matches(await hash(asMark), asMark)).toBe(true);
  });
});
