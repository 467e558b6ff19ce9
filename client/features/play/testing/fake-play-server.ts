import type { Ack } from '../../../../shared/contract/events.ts';
import type { PlayCalls } from '../play-calls.ts';

type Replies = { [Call in keyof PlayCalls]: Awaited<ReturnType<PlayCalls[Call]>> };

/** Calls that reply with what the test says, and remember what they were asked. Null stands for no reply. */
export function fakePlayServer() {
  const replies: Replies = { start: null, answer: null, next: null, resume: null };
  const asked: [keyof PlayCalls, ...unknown[]][] = [];
  const reply = <Call extends keyof PlayCalls>(call: Call, ...payload: unknown[]): Promise<Replies[Call]> => {
    asked.push([call, ...payload]);
    return Promise.resolve(replies[call]);
  };
  const calls: PlayCalls = {
    start: (...payload) => reply('start', ...payload),
    answer: (...payload) => reply('answer', ...payload),
    next: (...payload) => reply('next', ...payload),
    resume: (...payload) => reply('resume', ...payload),
  };
  return { calls, replies, asked };
}

/** A refused call. */
export function refusal(code: Extract<Ack<object>, { ok: false }>['error']['code'], message: string) {
  return { ok: false as const, error: { code, message } };
}
