import { type ServerProcess, startServerProcess } from '../../server/testing/server-process.ts';
import { createTempDir } from '../../server/testing/temp-dir.ts';

/** The whole site as a real server process with a data folder of its own. */
export interface Site {
  readonly url: string;
  /** kill -9. What browsers have open breaks off. */
  kill(): Promise<void>;
  /** Starts it again on the same data folder and port. */
  restart(): Promise<void>;
  /** Ends it for good and removes its data. */
  close(): Promise<void>;
}

export async function startSite(environment: NodeJS.ProcessEnv = {}): Promise<Site> {
  const dir = createTempDir();
  const start = (port: string): Promise<ServerProcess> =>
    startServerProcess({ LOG_LEVEL: 'warn', ...environment, DATA_DIR: dir.path, PORT: port });
  let server = await start('0');
  const { url } = server;
  const { port } = new URL(url);
  const kill = async (): Promise<void> => {
    await server.end('SIGKILL');
  };
  return {
    url,
    kill,
    async restart() {
      server = await start(port);
    },
    async close() {
      await kill();
      dir.remove();
    },
  };
}
