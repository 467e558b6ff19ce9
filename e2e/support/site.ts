import { readConfig } from '../../server/config.ts';
import { type Container, createContainer } from '../../server/container.ts';
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

/** Starts a site; `seed` fills its data folder before, past what a browser can do. */
export async function startSite(
  environment: NodeJS.ProcessEnv = {},
  seed?: (container: Container) => Promise<void>,
): Promise<Site> {
  const dir = createTempDir();
  if (seed) {
    const container = createContainer(readConfig({ ...environment, DATA_DIR: dir.path }));
    await seed(container);
    await container.close();
  }
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
