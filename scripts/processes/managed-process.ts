import { findFreePort } from './free-port.ts';
import { NeverReady, type ReadyProcess } from './ready-process.ts';

/** A process that keeps its port through its deaths. */
export interface ManagedProcess {
  readonly port: number;
  isUp(): boolean;
  /** Sends the present life a signal that doesn't end it, such as SIGSTOP. */
  signal(signal: NodeJS.Signals): void;
  /** SIGKILL, as a machine that loses its power. */
  kill(): Promise<void>;
  /** The same port and data again, after a kill or while it runs. Throws `NeverReady`. */
  restart(): Promise<void>;
  /** SIGTERM, which lets it finish what it does. */
  stop(): Promise<void>;
}

export interface ManagedOptions {
  /** Left out, a free one. */
  readonly port?: number | undefined;
  /** It ended and nobody had asked for it. */
  readonly onDeath?: ((restart: () => Promise<void>) => void) | undefined;
}

const DRAWS = 3;

/** Starts a process on its port. Throws `NeverReady` when it ends before it works. */
export async function startManagedProcess(
  startOn: (port: number) => Promise<ReadyProcess>,
  { port: wanted, onDeath }: ManagedOptions,
): Promise<ManagedProcess> {
  /** Somebody else may take a port between its being found free and its use. */
  async function startAnywhere(draws = DRAWS): Promise<[number, ReadyProcess]> {
    const port = await findFreePort();
    try {
      return [port, await startOn(port)];
    } catch (fault) {
      const isTaken = fault instanceof NeverReady && /address already in use/i.test(fault.message);
      if (!isTaken || draws === 1) throw fault;
      return startAnywhere(draws - 1);
    }
  }

  const [port, first] = wanted === undefined ? await startAnywhere() : [wanted, await startOn(wanted)];
  let current: ReadyProcess | undefined;

  function watch(started: ReadyProcess): void {
    current = started;
    void started.gone().then(() => {
      if (current !== started) return;
      current = undefined;
      onDeath?.(restart);
    });
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    const ending = current;
    current = undefined;
    await ending?.end(signal);
  }

  async function restart(): Promise<void> {
    await end('SIGTERM');
    watch(await startOn(port));
  }

  watch(first);
  return {
    port,
    isUp: () => current !== undefined,
    signal: (signal) => current?.signal(signal),
    kill: () => end('SIGKILL'),
    restart,
    stop: () => end('SIGTERM'),
  };
}
