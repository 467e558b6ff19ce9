/** Calls of a port that wait for another process, so that a fake clock can wait for them. */
export interface InFlight {
  /** The same port, its calls counted while they wait. */
  track<Port extends object>(port: Port): Port;
  readonly isIdle: boolean;
}

export function createInFlight(): InFlight {
  let pending = 0;
  return {
    track: (port) =>
      new Proxy(port, {
        get(target, name) {
          const value: unknown = Reflect.get(target, name, target);
          if (typeof value !== 'function') return value;
          return (...args: unknown[]) => {
            const result: unknown = value.apply(target, args);
            if (result instanceof Promise) {
              pending += 1;
              const settled = () => {
                pending -= 1;
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
  };
}
