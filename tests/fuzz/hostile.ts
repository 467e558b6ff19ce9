import type { Random } from '../../shared/kernel/random.ts';

const MANY = 5_000;

/** Something nested in itself so often that a careless reader recurses too deep. */
function nested(depth: number, wrap: (inner: unknown) => unknown): unknown {
  let value: unknown = 'in';
  for (let level = 0; level < depth; level++) value = wrap(value);
  return value;
}

const texts: readonly string[] = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\udfff\ud800',
  '\u202e\u2066evil\u2069',
  '\u200b\u200d',
  'e\u0301'.repeat(40),
  '🏳️‍🌈'.repeat(30),
  '__proto__',
  'constructor',
  'toString',
  '$where',
  '$ne',
  "' OR 1=1 --",
  '"; DROP TABLE accounts; --',
  '<script>alert(1)</script>',
  '=HYPERLINK("http://x")',
  '../../../../etc/passwd',
  '%00%2e%2e%2f',
  '{{constructor}}',
  'null',
  'undefined',
  'NaN',
  '1e999',
  '-0',
  'x'.repeat(MANY),
  'ß'.repeat(255),
  'İstanbul',
  'user@gmail.com\r\nBcc: a@b',
];

const others: readonly (() => unknown)[] = [
  () => null,
  () => true,
  () => -1,
  () => 0.1,
  () => Number.MAX_SAFE_INTEGER + 2,
  () => -1e308,
  () => 4_294_967_296,
  () => [],
  () => ({}),
  () => [[[[]]]],
  () => ({ $gt: '' }),
  () => ({ length: 1e9 }),
  () => JSON.parse('{"toJSON":"x","then":"x"}'),
  () => JSON.parse('{"__proto__":{"isAdmin":true}}'),
  () => JSON.parse('{"constructor":{"prototype":{"isAdmin":true}}}'),
  () => nested(200, (inner) => [inner]),
  () => nested(200, (inner) => ({ a: inner })),
  () => Array.from({ length: 500 }, (_, n) => n),
  () => Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`k${n}`, n])),
];

/** A value that no honest client sends. */
export function hostileValue(random: Random): unknown {
  const place = Math.floor(random() * (texts.length + others.length));
  return place < texts.length ? texts[place] : others[place - texts.length]?.();
}

export function hostileText(random: Random): string {
  return texts[Math.floor(random() * texts.length)] ?? '';
}
