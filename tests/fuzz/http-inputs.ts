import type { z } from 'zod';
import { type HttpCall, http } from '../../shared/contract/http.ts';
import type { Random } from '../../shared/kernel/random.ts';
import { createInputs } from './from-schema.ts';
import { hostileText, hostileValue } from './hostile.ts';

export interface HttpInput {
  readonly call: HttpCall;
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

export interface Tokens {
  readonly members: readonly string[];
  readonly admin: string;
}

type Declared = { body?: z.ZodType; query?: z.ZodType; params?: z.ZodType };

/** These would end the sessions that the others need. */
const ENDS_SESSIONS: readonly HttpCall[] = ['endSession', 'endAdminSession', 'changePassword'];
/** Each of them hashes a password where its form is whole, so that a few are many. */
const HASHES: readonly HttpCall[] = ['createAccount', 'createSession', 'createAdminSession'];
const HASHES_SHARE = 0.02;
/** Few enough that what is counted for each is bounded by what an attacker has. */
const ADDRESSES = 2_000;

const calls = Object.keys(http) as HttpCall[];
const inputs = new Map(
  calls.map((call) => {
    const { body, query, params } = http[call] as Declared;
    const make = (schema: z.ZodType | undefined) => schema && createInputs(schema);
    return [call, { body: make(body), query: make(query), params: make(params) }] as const;
  }),
);

const textOf = (value: unknown): string => {
  try {
    return typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value).toWellFormed();
  } catch {
    return '';
  }
};

function pathOf(template: string, params: unknown, random: Random): string {
  const given = params as Record<string, unknown> | null | undefined;
  return template.replaceAll(/:(\w+)/g, (_, name) =>
    encodeURIComponent(textOf(given?.[name] ?? hostileText(random)).slice(0, 300)),
  );
}

function queryOf(query: unknown): string {
  if (typeof query !== 'object' || query === null) return textOf(query).slice(0, 300);
  const pairs = Object.entries(query).map(([name, value]) => [name, textOf(value).slice(0, 1_000)]);
  return new URLSearchParams(pairs as string[][]).toString();
}

function bodyOf(value: unknown, random: Random): string {
  const text = JSON.stringify(value) ?? '';
  const mood = random();
  if (mood < 0.9) return text;
  return mood < 0.95 ? text.slice(0, Math.floor(random() * text.length)) : `${text}${hostileText(random)}`;
}

/** One of the addresses that an attacker has, as a trusted proxy tells it. */
export function addressOf(random: Random): string {
  const number = Math.floor(random() * ADDRESSES);
  return `10.3.${number >> 8}.${number & 255}`;
}

/** One call of the contract, with what its schemas allow or nearly allow, by anybody from anywhere. */
export function httpInput(random: Random, { members, admin }: Tokens): HttpInput {
  const drawn = calls[Math.floor(random() * calls.length)] as HttpCall;
  const call = HASHES.includes(drawn) && random() > HASHES_SHARE ? 'support' : drawn;
  const { method, path } = http[call];
  const { body, query, params } = inputs.get(call) ?? {};
  const tokens = [...members, admin, hostileText(random).replaceAll(/[^\x20-\x7e]/g, '?')];
  const token = ENDS_SESSIONS.includes(call) ? tokens.at(-1) : tokens[Math.floor(random() * tokens.length)];
  const asked = query ? queryOf(query(random)) : '';
  return {
    call,
    method,
    path: `${pathOf(path, params?.(random), random)}${asked === '' ? '' : `?${asked}`}`,
    headers: {
      'x-forwarded-for': addressOf(random),
      ...(random() < 0.9 && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': random() < 0.95 ? 'application/json' : 'text/plain' }),
    },
    body: body ? bodyOf(random() < 0.97 ? body(random) : hostileValue(random), random) : undefined,
  };
}
