/** Calls of a port that wait for another process, so that a fake clock can wait for them. */
export interface InFlight {
  /** The same port, its calls counted while they wait. */
  track<Port extends object>(port: Port): Port;
  readonly isIdle: boolean;
  /** Resolves once none of them waits any more. */
  whenIdle(): Promise<void>;
}

export function createInFlight(): InFlight {
  let pending = 0;
  let idle = Promise.withResolvers<void>();
  return {
    track: (port) =>
      new Proxy(port, {
        get(target, name) {
          const value: unknown = Reflect.get(target, name, target);
          if (typeof value !== 'function') return value;
          return (...args: unknown[]) => {
            const result: unknown = value.apply(target, args);
            if (result instanceof Promise) {
              if (pending === 0) idle = Promise.withResolvers();
              pending += 1;
              const settled = () => {
                pending -= 1;
                if (pending === 0) idle.resolve();
              };
              result.then(settled, settled);
            }
            return result;
          };
        },
      }),
    get isIdle() {
      return pending === 0;
    },
    whenIdle: () => (pending === 0 ? Promise.resolve() : idle.promise),
  };
}
