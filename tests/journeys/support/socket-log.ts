import type { Page } from 'playwright-core';

/** One message of the live connection, as it went over the wire. */
export interface SocketMessage {
  readonly from: 'server' | 'browser';
  /** When this process heard of it. */
  readonly at: number;
  readonly text: string;
  /** Name and arguments of an event, the arguments of an acknowledgement; null for the protocol's own. */
  readonly content: readonly unknown[] | null;
}

function contentOf(text: string): readonly unknown[] | null {
  const list = /^4[23]\d*(\[.*)$/s.exec(text)?.[1];
  return list === undefined ? null : (JSON.parse(list) as unknown[]);
}

/** Writes down every message of the live connections that a page opens from now on. */
export function logSocket(page: Page): readonly SocketMessage[] {
  const log: SocketMessage[] = [];
  const add = (from: SocketMessage['from'], payload: string | Buffer): void => {
    const text = String(payload);
    log.push({ from, at: Date.now(), text, content: contentOf(text) });
  };
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => add('server', payload));
    socket.on('framesent', ({ payload }) => add('browser', payload));
  });
  return log;
}

/** The server's events of one name, with when each arrived. */
export function eventsOf<Payload>(
  log: readonly SocketMessage[],
  name: string,
): { readonly at: number; readonly payload: Payload }[] {
  return log
    .filter(({ from, content }) => from === 'server' && content?.[0] === name)
    .map(({ at, content }) => ({ at, payload: content?.[1] as Payload }));
}
