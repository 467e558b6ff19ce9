/** Which sockets share a key, so that nobody has to look at all of them. */
export interface SocketIndex<S> {
  add(key: string, socket: S): void;
  remove(key: string, socket: S): void;
  /** Those of a key at this moment; they may be removed meanwhile. */
  of(key: string): readonly S[];
  keys(): readonly string[];
}

export function createSocketIndex<S>(): SocketIndex<S> {
  const byKey = new Map<string, Set<S>>();
  return {
    add(key, socket) {
      const sockets = byKey.get(key);
      if (sockets) sockets.add(socket);
      else byKey.set(key, new Set([socket]));
    },
    remove(key, socket) {
      const sockets = byKey.get(key);
      sockets?.delete(socket);
      if (sockets?.size === 0) byKey.delete(key);
    },
    of: (key) => [...(byKey.get(key) ?? [])],
    keys: () => [...byKey.keys()],
  };
}
