import { describe, expect, it } from 'vitest';
import { isPassword, isReservedName, mailboxOf, signUpFault, usernameKey } from './signup.ts';

const good = { username: 'Ayesha', email: 'ayesha@gmail.com', password: 'correct horse' };

describe('usernames', () => {
  it.each(['abc', 'A.b-c_9', 'x'.repeat(20), '...'])('«%s» is well formed', (username) => {
    expect(signUpFault({ ...good, username })).toBeNull();
  });
  it.each([
    'ab',
    'x'.repeat(21),
    'with space',
    ' abc',
    'abc\n',
    'имя',
    'é́é́é́',
    'a@b',
    '<b>x</b>',
    "don't delete",
  ])('«%s» is not', (username) => {
    expect(signUpFault({ ...good, username })).toBe('USERNAME_INVALID');
  });
  it('are compared without case', () => {
    expect(usernameKey('AyeSHA')).toBe(usernameKey('ayesha'));
  });
  it.each(['guest', 'Admin', 'ADMINISTRATOR', 'root', 'support', 'Sawaal', 'system', "Don't Delete"])(
    '«%s» is the product’s own',
    (name) => expect(isReservedName(name)).toBe(true),
  );
});

describe('passwords', () => {
  it.each<[length: number, fits: boolean]>([
    [7, false],
    [8, true],
    [128, true],
    [129, false],
  ])('of %i characters: %s', (length, fits) => {
    expect(isPassword('a'.repeat(length))).toBe(fits);
    expect(isPassword('🔑'.repeat(length))).toBe(fits);
  });
});

describe('mailboxes', () => {
  it.each([
    'ayeshakhan@gmail.com',
    'AyeshaKhan@GMAIL.com',
    'ayesha.khan@gmail.com',
    'a.y.e.s.h.a.k.h.a.n@gmail.com',
    'ayeshakhan+quiz@gmail.com',
    'ayeshakhan+a+b@gmail.com',
    'ayeshakhan@googlemail.com',
    ' ayeshakhan@gmail.com ',
  ])('«%s» is the one mailbox', (email) => {
    expect(mailboxOf(email)).toBe('ayeshakhan@gmail.com');
  });
  it.each([
    'someone@example.com',
    'someone@gmail.com.example.com',
    'someone@notgmail.com',
    'some one@gmail.com',
    '@gmail.com',
    '+tag@gmail.com',
    '.@gmail.com',
    'a@b@gmail.com',
    'someone@gmail.com\nbcc: x@example.com',
    'gmail.com',
    'ｓomeone@gmail.com',
    'someone+\u202emoc@gmail.com',
    'someone+\u200b@gmail.com',
    'someone+\u0007@gmail.com',
  ])('«%s» is none', (email) => {
    expect(mailboxOf(email)).toBeNull();
  });
});

describe('the order of the rules', () => {
  it('required, username, password, Gmail', () => {
    const bad = { username: 'x', email: 'x@example.com', password: 'short' };
    expect(signUpFault({ ...bad, email: '' })).toBe('FIELDS_REQUIRED');
    expect(signUpFault(bad)).toBe('USERNAME_INVALID');
    expect(signUpFault({ ...bad, username: 'Ayesha' })).toBe('PASSWORD_INVALID');
    expect(signUpFault({ ...good, email: bad.email })).toBe('EMAIL_NOT_GMAIL');
    expect(signUpFault(good)).toBeNull();
  });
});
