import { setTimeout } from 'node:timers/promises';
import type { ApiReply, TestApi } from '../clients/test-api.ts';
import type { Tally } from './tally.ts';

/** How soon a person presses the button again, and how patient they become. */
const AGAIN_AFTER_MS = 300;
const LATER_AFTER_MS = 2_400;

/** Whoever hammers at the site is limited, and rightly so. */
export const backOff = (tries = 1): Promise<void> =>
  setTimeout(Math.min(AGAIN_AFTER_MS * 2 ** (tries - 1), LATER_AFTER_MS));

export interface Persisted<T> {
  readonly reply: ApiReply<T>;
  /** An earlier try may have been done without its answer being seen. */
  readonly isRepeated: boolean;
}

/** Calls again for as long as no answer comes, or one that says that the site is away. */
export async function persist<T>(
  what: string,
  tally: Tally,
  call: () => Promise<ApiReply<T>>,
): Promise<Persisted<T>> {
  for (let tries = 1; ; tries++) {
    const begunAt = performance.now();
    const reply = await call().catch(() => undefined);
    if (reply) tally.took(what, performance.now() - begunAt);
    if (reply?.status === 500) tally.blame(`${what}: ${reply.code}`);
    if (reply && reply.status < 500) return { reply, isRepeated: tries > 1 };
    await backOff(tries);
  }
}

/** What says that a part is away: a server of one behind it, a proxy of the server. */
export const AWAY: readonly number[] = [502, 503];
const LOOKS = 20;

/** For whoever looks at a site that has just been mended: asks again while a part is away, for a while. */
export async function patiently<T extends { readonly status: number }>(
  call: () => Promise<T>,
  looks = LOOKS,
): Promise<T> {
  const reply = await call().catch((fault) => {
    if (looks === 1) throw fault;
    return undefined;
  });
  if (reply && (!AWAY.includes(reply.status) || looks === 1)) return reply;
  await setTimeout(LATER_AFTER_MS);
  return patiently(call, looks - 1);
}

/** The same API, asked patiently. */
export function patientApi(api: TestApi): TestApi {
  return { ...api, call: (name, options) => patiently(() => api.call(name, options)) };
}
