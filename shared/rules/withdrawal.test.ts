import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAccountName, maskAccountNumber, normalAccountNumber } from './withdrawal.ts';

const IBAN = 'PK36SCBL0000001123456702';

describe('a mobile number: every way to write it is one number [MONEY-18]', () => {
  it.each([
    '03001234567',
    '0300 1234567',
    '0300-1234567',
    '0300 123 4567',
    '03 00 12 34 56 7',
    ' 03001234567 ',
    '0300\t1234567',
    '0300\u00a01234567',
    '+923001234567',
    '+92 300 1234567',
    '+92-300-1234567',
    '00923001234567',
    '0092 300 1234567',
    '923001234567',
    '92 300 123 4567',
    '+92 0300 1234567',
    '+92 (0)300 1234567',
    '(0300) 1234567',
    '[0300] 123.4567',
    '0300.1234567',
    '0300۔1234567',
    '٠٣٠٠١٢٣٤٥٦٧',
    '۰۳۰۰۱۲۳۴۵۶۷',
    '۰۳۰۰-1234567',
    '+۹۲ ۳۰۰ ۱۲۳۴۵۶۷',
    '0300\u20111234567',
    '0300\u20131234567',
    '0300\u22121234567',
    '0300\u00ad1234567',
    '\u202a+92 300 1234567\u202c',
    '\u200e03001234567\u200f',
    '\u206603001234567\u2069',
    '0300\u200b123\u20604567\ufeff',
  ])('%j', (written) => {
    expect(normalAccountNumber(written)).toBe('03001234567');
  });

  it.each([
    ['one digit short', '0300123456'],
    ['one digit long', '030012345678'],
    ['without its zero', '3001234567'],
    ['a landline', '04235761999'],
    ['plus and zeros', '+00923001234567'],
    ['three zeros', '000923001234567'],
    ['another country', '+913001234567'],
    ['two pluses', '++923001234567'],
    ['a plus inside', '0300+1234567'],
    ['a letter O', '0300123456O'],
    ['a trailing word', '03001234567 Ayesha'],
    ['two numbers', '03001234567 03001234568'],
    ['a zero too many', '+92 00300 1234567'],
    ['Bengali digits', '০৩০০১২৩৪৫৬৭'],
    ['what turns the order of digits', '\u202e76543210030'],
    ['two with a comma', '0300,1234567'],
    ['an extension', '0300 1234567 (9)'],
    ['digits in circles', '⓪③⓪⓪①②③④⑤⑥⑦'],
    ['nothing', ''],
    ['blanks', '   '],
    ['dashes', '---'],
    ['markup', '<b>03001234567</b>'],
  ])('%s: refused', (_what, written) => {
    expect(normalAccountNumber(written)).toBeNull();
  });
});

describe('a PK IBAN: every way to write it is one number', () => {
  it.each([
    IBAN,
    'PK36 SCBL 0000 0011 2345 6702',
    'pk36scbl0000001123456702',
    'Pk36-ScBl-0000-0011-2345-6702',
    ` ${IBAN}\n`,
    'PK36\u2011SCBL\u20110000\u2011001123456702',
    '\u200ePK۳۶ SCBL ٠٠٠٠ 0011 2345 6702',
  ])('%j', (written) => {
    expect(normalAccountNumber(written)).toBe(IBAN);
  });

  it('with letters in its account part', () => {
    expect(normalAccountNumber('PK26 HABB 0000 0A1B 2C3D 4E5F')).toBe('PK26HABB00000A1B2C3D4E5F');
  });

  it.each([
    ['one digit changed', 'PK36SCBL0000001123456703'],
    ['two digits exchanged', 'PK36SCBL0000001123457602'],
    ['another checksum', 'PK35SCBL0000001123456702'],
    ['another bank', 'PK36HABB0000001123456702'],
    ['one character short', 'PK36SCBL000000112345670'],
    ['one character long', 'PK36SCBL00000011234567020'],
    ['digits as its bank', 'PK36123400000011234567O2'],
    ['another country', 'GB29NWBK60161331926819'],
    ['no country', '36SCBL0000001123456702'],
    ['a letter O for a zero', 'PK36SCBL0O00001123456702'],
    ['the word IBAN before it', `IBAN ${IBAN}`],
    ['a character from outside', 'PK36SCBL00000011234567Ⅱ2'],
    ['a letter that becomes one of them in capitals', 'PK36ſCBL0000001123456702'],
  ])('%s: refused', (_what, written) => {
    expect(normalAccountNumber(written)).toBeNull();
  });

  it('any one wrong digit is found [MONEY-18]', () => {
    for (let index = 8; index < IBAN.length; index++) {
      for (const digit of '0123456789') {
        const written = IBAN.slice(0, index) + digit + IBAN.slice(index + 1);
        expect(normalAccountNumber(written)).toBe(written === IBAN ? IBAN : null);
      }
    }
  });
});

it('an account name has 2 to 60 characters, as people count them', () => {
  expect(['Al', '  Al  ', 'x'.repeat(60), '😀😀', 'عائشہ خان'].map(isAccountName)).not.toContain(false);
  expect(['', ' ', 'A', ' A ', '😀', 'x'.repeat(61)].map(isAccountName)).not.toContain(true);
});

it.each([
  ['a control character', 'Ayesha\u0007Khan'],
  ['a line break', 'Ayesha\nKhan'],
  ['a character of direction', 'Ayesha\u202enahK'],
  ['an isolate', 'Ayesha\u2066Khan'],
  ['a space of no width', 'Ayesha\u200bKhan'],
  ['fillers alone', '\u3164\u3164'],
  ['a blank of Braille', '\u2800\u2800'],
  ['a selector of variants', 'Aye\ufe0fsha'],
  ['a joiner between a letter and a space', 'Ayesha\u200d Khan'],
  ['two joiners', 'می\u200c\u200cخواهم'],
  ['half a character', 'Ayesha\ud83d'],
])('an account name with %s is refused', (_, name) => {
  expect(isAccountName(name)).toBe(false);
});

it('a masked number shows its last four characters and no more', () => {
  expect(maskAccountNumber('03001234567')).toBe('•••••••4567');
  expect(maskAccountNumber(IBAN)).toBe(`${'•'.repeat(20)}6702`);
});

it('an account name keeps what joins its letters, or keeps them apart [DEVICE-12]', () => {
  expect(
    ['می\u200cخواهم', 'عبدالـلّه', 'क्\u200dष', '\u200fعلی خان\u200e', 'Ayesha\ufe0f'].map(isAccountName),
  ).not.toContain(false);
});

/** Whatever a keyboard or a clipboard may put before, behind and between the digits of a number. */
const between = fc.stringMatching(
  /^[ \u00a0\u2009().\u06d4\u2010-\u2015\u2212\u00ad\u200b-\u200f\u202a-\u202d\u2060-\u2069\ufeff-]{0,3}$/u,
);
const digit = (value: string) =>
  fc.constantFrom(
    value,
    ...['٠', '۰'].map((zero) => String.fromCharCode(zero.charCodeAt(0) + Number(value))),
  );
const dressed = (number: string) =>
  fc
    .tuple(
      between,
      ...[...number].map((character) =>
        fc.tuple(/\d/.test(character) ? digit(character) : fc.constant(character), between),
      ),
    )
    .map(([first, ...rest]) => first + rest.flat().join(''));
const mobileDigits = fc.stringMatching(/^[0-9]{9}$/);
const prefixes = fc.constantFrom('0', '+92', '92', '0092', '+920', '920', '00920');

it('a mobile number is the same one however it is dressed [MONEY-30]', () => {
  fc.assert(
    fc.property(
      fc
        .tuple(prefixes, mobileDigits)
        .chain(([prefix, digits]) => fc.tuple(fc.constant(digits), dressed(`${prefix}3${digits}`))),
      ([digits, written]) => normalAccountNumber(written) === `03${digits}`,
    ),
  );
});

it('whatever is written, it is one number that stays itself, or none [MONEY-30]', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...'+0392PK36SCBL٠۳ -.()\u200e') }),
  );
  fc.assert(
    fc.property(anything, (written) => {
      const number = normalAccountNumber(written);
      return (
        number === null ||
        (/^(03\d{9}|PK[A-Z0-9]{22})$/.test(number) && normalAccountNumber(number) === number)
      );
    }),
    { numRuns: 1_000 },
  );
});

it('a digit more or less makes it another number, which is refused [MONEY-30]', () => {
  fc.assert(
    fc.property(prefixes, mobileDigits, fc.constantFrom('0', '5', '9'), (prefix, digits, more) => {
      const number = `${prefix}3${digits}`;
      return normalAccountNumber(number + more) === null && normalAccountNumber(number.slice(0, -1)) === null;
    }),
  );
});
