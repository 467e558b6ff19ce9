import type { StoreApi } from 'zustand/vanilla';
import { ApiError, failureText } from '../../lib/api.ts';

export interface LiveState {
  /** Why the newest fetch failed, in words; null when it did not. */
  readonly problem: string | null;
}

type Listeners<Events> = { readonly [Event in keyof Events]?: Events[Event] };

export interface LiveParts<State extends LiveState, Reply, Events> {
  readonly store: Pick<StoreApi<State>, 'getState' | 'getInitialState' | 'setState'>;
  /** Whose it is and what is asked for: a reply for another scope is dropped; null when there is nobody to ask for. */
  readonly scope?: (state: State) => string | null;
  readonly fetch: (asked: State) => Promise<Reply>;
  /** What a reply changes; `asked` is the state when it was asked for: what changed since then is newer than the reply. */
  readonly take: (reply: Reply, state: State, asked: State) => Partial<State>;
  /** What a failed fetch changes beside the problem. */
  readonly miss?: (state: State) => Partial<State>;
  /** Events that bring news. */
  readonly on?: Listeners<Events>;
  /** Events that say that it may have changed. */
  readonly refetchOn?: readonly (keyof Events & string)[];
  /** All that is told within so long is one fetch. */
  readonly gatherMs?: number;
}

const FIRST_RETRY_MS = 5_000;
const LAST_RETRY_MS = 60_000;

/** A Socket.IO connection of any namespace. */
export interface EventSource {
  // biome-ignore lint/suspicious/noExplicitAny: each namespace types its own events
  on(event: string, listener: (...args: any[]) => void): unknown;
}

/**
 * A store that is kept at the server's state: by events, and by a fetch on every connect and `resync`. At most one fetch runs and
 * one more waits; where nobody answers it is repeated ever more rarely. While nobody holds the resource nothing is fetched.
 */
export function liveResource<State extends LiveState, Reply, Events = Record<never, never>>({
  store,
  scope = () => '',
  fetch,
  take,
  miss,
  on = {},
  refetchOn = [],
  gatherMs = 0,
}: LiveParts<State, Reply, Events>) {
  let holders = 0;
  let isStale = false;
  let failures = 0;
  let running: { readonly of: string; readonly done: Promise<boolean>; next?: Promise<boolean> } | null =
    null;
  let gathering: ReturnType<typeof setTimeout> | undefined;
  let retrying: ReturnType<typeof setTimeout> | undefined;

  function stopTimers(): void {
    clearTimeout(gathering);
    clearTimeout(retrying);
    gathering = undefined;
  }

  function accept(reply: Reply, asked: State): void {
    store.setState((state) => ({ ...take(reply, state, asked), problem: null }) as Partial<State>);
  }

  async function ask(of: string): Promise<boolean> {
    const asked = store.getState();
    const isCurrent = () => of === scope(store.getState());
    stopTimers();
    isStale = false;
    try {
      const reply = await fetch(asked);
      if (!isCurrent()) return false;
      failures = 0;
      accept(reply, asked);
      return true;
    } catch (error) {
      if (!isCurrent()) return false;
      store.setState((state) => ({ ...miss?.(state), problem: failureText(error) }) as Partial<State>);
      if (error instanceof ApiError && (error.status === 0 || error.status >= 500)) {
        clearTimeout(retrying);
        retrying = setTimeout(invalidate, Math.min(FIRST_RETRY_MS * 2 ** failures, LAST_RETRY_MS));
        failures += 1;
      }
      return false;
    }
  }

  /** Fetches it; resolves to whether it arrived. */
  function refresh(): Promise<boolean> {
    const of = scope(store.getState());
    if (of === null) return Promise.resolve(false);
    if (running?.of === of) {
      running.next ??= running.done.then(refresh);
      return running.next;
    }
    const done = ask(of).finally(() => {
      if (running?.done === done) running = null;
    });
    running = { of, done };
    return done;
  }

  function refreshIfHeld(): void {
    gathering = undefined;
    if (holders > 0) void refresh();
    else isStale = true;
  }

  /** Says that what is shown may no longer be so. */
  function invalidate(): void {
    if (holders === 0 || gatherMs === 0) refreshIfHeld();
    else gathering ??= setTimeout(refreshIfHeld, gatherMs);
  }

  return {
    refresh,
    invalidate,

    /** Takes over what came with another reply. */
    accept(reply: Reply): void {
      isStale = false;
      accept(reply, store.getState());
    },

    /** Says that somebody looks at it; returns how to say that they no longer do. */
    hold(): () => void {
      let isHeld = true;
      holders += 1;
      if (isStale) void refresh();
      return () => {
        if (isHeld) holders -= 1;
        isHeld = false;
      };
    },

    /** Listens to a connection from now on. */
    follow(source: EventSource): void {
      for (const [event, listener] of Object.entries(on)) source.on(event, listener as () => void);
      for (const event of ['connect', 'resync', ...refetchOn]) source.on(event, invalidate);
    },

    /** Begins anew, for somebody else. */
    reset(): void {
      stopTimers();
      isStale = false;
      failures = 0;
      store.setState(store.getInitialState(), true);
    },
  };
}

/** What follows a resource needs of it. */
export type LiveResource = Pick<
  ReturnType<typeof liveResource>,
  'refresh' | 'invalidate' | 'hold' | 'follow' | 'reset'
>;
