import { clientPayloads } from '../../shared/contract/events.ts';
import type { Random } from '../../shared/kernel/random.ts';
import { QUIZZES } from '../load/quizzes.ts';
import { createInputs } from './from-schema.ts';
import { hostileText, hostileValue } from './hostile.ts';

const makers = Object.entries(clientPayloads).map(
  ([event, schema]) => [event, createInputs(schema)] as const,
);
const pick = <T>(items: readonly T[], random: Random): T => items[Math.floor(random() * items.length)] as T;

const strange: readonly ((random: Random) => string | Uint8Array<ArrayBuffer>)[] = [
  // Packets out of order, of kinds that only a server sends, and of no kind at all.
  () => '40',
  () => '41',
  () => '44{"message":"x"}',
  () => '2',
  () => '3',
  () => '5',
  () => '9',
  () => '',
  () => '4',
  () => '4999',
  // Foreign namespaces.
  () => '40/admin,{"adminToken":"x"}',
  () => '40/nowhere,',
  () => '42/admin,["withdrawal:added",{}]',
  () => '40/__proto__,',
  // Acknowledgements that nobody asked for.
  (random) => `43${Math.floor(random() * 1e6)}[null]`,
  () => '4399999999999999999999["x"]',
  // Attachments that never come, or come alone.
  () => '451-0["play:answer",{"_placeholder":true,"num":0}]',
  () => '45999999-["play:answer",{"_placeholder":true,"num":5}]',
  () => '45-["x"]',
  () => Uint8Array.from({ length: 64 }, (_, n) => n),
  // No JSON, no event, events of the library itself.
  () => '420["play:answer",{',
  () => '420{}',
  () => '420[]',
  () => '420[null]',
  () => '420[{"a":1}]',
  () => '420["connect"]',
  () => '420["disconnect"]',
  () => '420["disconnecting",{}]',
  () => '420["newListener",{}]',
  () => '420["__proto__",{}]',
  (random) => `420[${JSON.stringify(hostileText(random))},${JSON.stringify(hostileValue(random)) ?? 0}]`,
];

/** The share of events that name a quiz or a play that there is: the others end at the first look. */
const KNOWN = 0.5;
/** Of those that start one, since twelve a minute are a socket's. */
const STARTS = 0.3;

/** The payload, often with a quiz and a play in it that there are. */
function withKnown(payload: unknown, playIds: readonly string[], random: Random): unknown {
  if (typeof payload !== 'object' || payload === null || random() > KNOWN) return payload;
  if ('quizId' in payload && random() < STARTS) return { ...payload, ...pick(QUIZZES, random) };
  return 'playId' in payload && playIds.length > 0 ? { ...payload, playId: pick(playIds, random) } : payload;
}

/**
 * One frame of Engine.IO as an attacker writes it: an event of the contract with any payload, or something strange. `playIds` are plays
 * that were started, by whomever.
 */
export function frame(random: Random, playIds: readonly string[]): string | Uint8Array<ArrayBuffer> {
  if (random() < 0.02) return pick(strange, random)(random);
  const [event, make] = pick(makers, random);
  const more = random() < 0.05 ? [hostileValue(random)] : [];
  const id = random() < 0.9 ? Math.floor(random() * 1e6) : '';
  return `42${id}${JSON.stringify([event, withKnown(make(random), playIds, random), ...more])}`;
}
