import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startManagedProcess } from '../../scripts/processes/managed-process.ts';
import { startReadyProcess } from '../../scripts/processes/ready-process.ts';
import { createTempDir } from '../../scripts/processes/temp-dir.ts';
import { auditStore } from '../../server/store-copy/audit.ts';
import { startPaymentRail } from '../servers/payment-rail.ts';
import type { Broken } from './breakable-server.ts';
import {
  breakProcess,
  type ChaosSite,
  chaosEnvironment,
  createFreezer,
  createRailBreaker,
  isWell,
  until,
} from './site.ts';

const HOUR_MS = 3_600_000;
const SOUND: Broken = { isDiskFull: false, clockOffsetMs: 0 };

/** One process with its SQLite file, as `npm start` runs it. */
export async function startEmbeddedSite(): Promise<ChaosSite> {
  const dir = createTempDir();
  const commands = createTempDir();
  const file = join(commands.path, 'broken.json');
  const rail = await startPaymentRail();
  const railBreaker = createRailBreaker(rail);
  const freezer = createFreezer();
  const output: string[] = [];
  const deaths: string[] = [];
  const environment = { ...chaosEnvironment(rail), DATA_DIR: dir.path, BREAK_FILE: file };
  const server = await startManagedProcess(
    (port) =>
      startReadyProcess({
        command: process.execPath,
        args: [join(import.meta.dirname, 'breakable-server.ts')],
        environment: {
          ...environment,
          ...{ MONGODB_URL: '', REDIS_URL: '', METRICS_PORT: '', HOST: '127.0.0.1' },
          PORT: `${port}`,
        },
        ready: /^Sawaal is ready: /,
        output,
      }),
    { onDeath: () => void deaths.push('server-1') },
  );
  const url = `http://127.0.0.1:${server.port}`;

  async function breakMachine(broken: Partial<Broken>, forMs: number): Promise<void> {
    for (const state of [{ ...SOUND, ...broken }, SOUND]) {
      writeFileSync(file, JSON.stringify(state));
      server.signal('SIGUSR2');
      if (state !== SOUND) await pause(forMs);
    }
  }

  return {
    url,
    rail,
    deaths,
    output: () => output,
    wasFrozenSince: freezer.wasFrozenSince,
    well: () => until('the server is well', () => isWell(url)),
    audit: async () => auditStore(dir.path).map(({ check, found }) => `${check}: ${found}`),
    async break({ part, way, forMs }) {
      if (part === 'rail') return railBreaker.break(way, forMs);
      if (way === 'has a full disk') return breakMachine({ isDiskFull: true }, forMs);
      if (way === 'has its clock set back an hour') return breakMachine({ clockOffsetMs: -HOUR_MS }, forMs);
      return breakProcess(server, way, forMs, freezer);
    },
    async stop() {
      await server.stop();
      await railBreaker.close();
      dir.remove();
      commands.remove();
    },
  };
}
