import { validatorCompiler } from 'fastify-type-provider-zod';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { bearerToken } from '../../server/edges/http/member-guard.ts';
import { placeSchema, readCursor } from '../../server/edges/http/page-cursor.ts';
import { foldReference } from '../rules/payment-reference.ts';
import { mailboxOf, signUpFault } from '../rules/signup.ts';
import { trimmed } from '../rules/text.ts';
import { isAccountName, normalAccountNumber } from '../rules/withdrawal.ts';
import { clientPayloads } from './events.ts';
import { http } from './http.ts';

/** The longest body. */
const BYTES = 32 * 1024;
const CPU_MS = 5;
/** The best of so many: others are busy on the same cores. */
const TRIES = 8;

/** As many of a text as a body holds. */
const filled = (unit: string) => unit.repeat(Math.floor(BYTES / Buffer.byteLength(unit)));

function nested(open: string, close: string): unknown {
  const depth = Math.floor(BYTES / (open.length + close.length)) - 4;
  return JSON.parse(`${open.repeat(depth)}1${close.repeat(depth)}`);
}

/** Texts that cost a careless reader the square of their length. */
const units: Readonly<Record<string, string>> = {
  'marks of one kind': '\u0301',
  'marks out of order': '\u0301\u0316\u0334\u0300',
  'two letters’ marks': `a${'\u0301\u0316'.repeat(14)}`,
  'marks that come apart': '\u0344',
  'Hangul jamo': '\u1100\u1161\u11a8',
  'halves of characters': '\ud800',
  'halves the wrong way round': '\udc00\ud800',
  bidi: '\u202e\u2066\u2069',
  'nothing to see': '\u200b\u200d\u00ad',
  'joined emoji': '🏳️‍🌈',
  blanks: ' ',
  'blanks and a letter': `${' '.repeat(500)}x`,
  'wide blanks': '\u3000',
  'line ends': '\r\n',
  digits: '9',
  zeros: '0',
  minus: '-',
  dots: '.',
  'dots and letters': 'a.',
  at: '@',
  'at and letters': 'a@a.',
  plus: '+a',
  slashes: '/',
  dollars: '$',
  'letters that grow': 'İ',
  'percent signs': '%',
  hexadecimal: 'f',
  'base 64 of JSON': Buffer.from('[[[').toString('base64url'),
};

/** A few of each that go through a bound on length. */
const lengths = [100, 500, 1_000, 20_000, Number.POSITIVE_INFINITY];
const texts: [name: string, text: string][] = Object.entries(units).flatMap(([name, unit]) =>
  lengths.map((length): [string, string] => [`${name}, ${length}`, filled(unit).slice(0, length)]),
);

const shapes: [name: string, value: unknown][] = [
  ['arrays in arrays', nested('[', ']')],
  ['objects in objects', nested('{"a":', '}')],
  ['a long array', Array.from({ length: BYTES / 2 }, () => 1)],
  ['many keys', Object.fromEntries(Array.from({ length: 3_000 }, (_, n) => [`k${n}`, n]))],
  ['a long number', JSON.parse('9'.repeat(BYTES - 2))],
];

/** Milliseconds of the processor that a call takes once it is warm: the least of several. */
function cost(work: () => unknown): number {
  let least = Number.POSITIVE_INFINITY;
  for (let n = 0; n < TRIES && least >= CPU_MS / 2; n++) {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1_000);
  }
  return least;
}

/** Which of the worst inputs cost too much. */
const tooDear = (work: (value: unknown) => unknown, inputs: readonly [string, unknown][]) =>
  inputs.map(([name, value]) => ({ name, ms: cost(() => work(value)) })).filter(({ ms }) => ms >= CPU_MS);

function inputsFor(schema: z.ZodType, worst: [string, unknown][]): [string, unknown][] {
  const fields = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const spoilt = fields.flatMap((field) =>
    worst.map(([name, value]): [string, unknown] => [`${field}: ${name}`, { [field]: value }]),
  );
  const all = worst.map(([name, value]): [string, unknown] => [
    `all: ${name}`,
    Object.fromEntries(fields.map((field) => [field, value])),
  ]);
  return [...worst, ...spoilt, ...all];
}

interface Case {
  readonly what: string;
  readonly schema: z.ZodType;
  readonly worst: [string, unknown][];
}

/** A query and a path hold nothing but texts. */
const cases: Case[] = [
  ...Object.entries(http).flatMap(([call, declared]) =>
    (['body', 'params', 'query'] as const).flatMap((part): Case[] => {
      const schema = (declared as { [part: string]: unknown })[part] as z.ZodType | undefined;
      const worst = part === 'body' ? [...texts, ...shapes] : texts;
      return schema ? [{ what: `${part} of ${call}`, schema, worst }] : [];
    }),
  ),
  ...Object.entries(clientPayloads).map(([what, schema]) => ({
    what,
    schema,
    worst: [...texts, ...shapes],
  })),
];

describe('the worst 32 KiB', () => {
  it.each(cases)('cost the schema less than 5 ms: $what [FAULT-26]', ({ schema, worst }) => {
    const validate = validatorCompiler({ schema, method: 'POST', url: '/', httpPart: 'body' });
    expect(tooDear(validate, inputsFor(schema, worst))).toEqual([]);
  });

  it.each<[string, (text: string) => unknown]>([
    ['a sign-up', (text) => signUpFault({ username: text, email: text, password: text })],
    ['a password', (text) => signUpFault({ username: 'Ayesha', email: text, password: text })],
    ['a mailbox', mailboxOf],
    ['an account’s name', isAccountName],
    ['an account’s number', normalAccountNumber],
    ['an address of mail', (text) => z.email().safeParse(text)],
    ['the ends of a text', trimmed],
    ['a payment’s reference', foldReference],
    ['a cursor', (text) => readCursor(text, placeSchema)],
    [
      'a header',
      (text) => bearerToken({ headers: { authorization: text } } as Parameters<typeof bearerToken>[0]),
    ],
  ])('cost the rule less than 5 ms: %s [FAULT-26]', (_name, rule) => {
    expect(tooDear((value) => rule(value as string), texts)).toEqual([]);
  });
});
