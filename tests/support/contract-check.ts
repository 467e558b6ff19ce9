import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import type { ErrorCode } from '../../shared/contract/errors.ts';
import {
  acknowledgements,
  adminEvents,
  type ClientEvent,
  playerEvents,
  refusalSchema,
} from '../../shared/contract/events.ts';
import { problemsOf } from '../../shared/contract/guide/call-guide.ts';
import { clientEventGuide } from '../../shared/contract/guide/event-guide.ts';
import type { HttpCall } from '../../shared/contract/http.ts';

/** What tests meet on the wire is held against what the contract tells engineers of it. */

function checkShape(what: string, schema: z.ZodType, value: unknown): void {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new Error(`${what} is not of the contract: ${parsed.error.message}`);
  if (!isDeepStrictEqual(parsed.data, value)) {
    throw new Error(`${what} has what the contract doesn't know: ${JSON.stringify(value)}`);
  }
}

/** Throws when a call answers with a code that its documentation doesn't name. */
export function checkProblem(call: HttpCall, code: string): void {
  if (!problemsOf(call).includes(code as ErrorCode)) {
    throw new Error(`${call} answered ${code}, which shared/contract/guide doesn't name`);
  }
}

/** Throws when an acknowledgement is none that its documentation knows; events that are none have nothing to say. */
export function checkAcknowledgement(event: string, ack: { readonly ok: boolean }): void {
  if (!Object.hasOwn(acknowledgements, event)) return;
  const known = event as ClientEvent;
  if (ack.ok) {
    checkShape(`the acknowledgement of ${event}`, acknowledgements[known], ack);
    return;
  }
  checkShape(`the refusal of ${event}`, refusalSchema, ack);
  const { code } = refusalSchema.parse(ack).error;
  if (!clientEventGuide[known].problems.includes(code)) {
    throw new Error(`${event} was refused with ${code}, which shared/contract/guide doesn't name`);
  }
}

const events: Readonly<Record<string, Readonly<Record<string, z.ZodType | null>>>> = {
  '/': playerEvents,
  '/admin': adminEvents,
};

/** What is wrong with an event of the server; undefined when it is what the contract says. */
export function eventFault(namespace: '/' | '/admin', event: string, payload: unknown): Error | undefined {
  const schema = events[namespace]?.[event];
  if (schema === undefined) return new Error(`${event} is no event of ${namespace}`);
  if (schema === null) return undefined;
  try {
    checkShape(event, schema, payload);
  } catch (fault) {
    return fault as Error;
  }
  return undefined;
}
