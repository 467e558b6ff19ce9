import { act } from '@testing-library/react';

type Listener = (payload?: unknown) => void;

const heard = new Map<string, Listener>();

/** In the place of `io`: a connection over which a test tells what it likes. */
export const io = () => ({
  on: (event: string, listener: Listener) => {
    const before = heard.get(event);
    heard.set(event, (payload) => {
      before?.(payload);
      listener(payload);
    });
  },
  off: () => heard.clear(),
  connect() {},
  disconnect() {},
});

export const tell = (event: string, payload?: unknown) => act(() => heard.get(event)?.(payload));
