import { parentPort, workerData } from 'node:worker_threads';
import { loadBanks } from '../content/load-banks.ts';
import { catalogue } from '../shared/catalogue/catalogue.ts';
import { connectPlayer } from '../tests/clients/test-player.ts';

/** What `visitor-flood.ts` measures: loops that open a socket, start plays and close it, for a time, from one address. */

export interface Flood {
  readonly url: string;
  readonly address: string;
  readonly seconds: number;
}

export interface Flooded {
  connections: number;
  connectionsRefused: number;
  starts: number;
  startsRefused: number;
}

const LOOPS = 30;
const PLAYS_A_SOCKET = 12;

const { url, address, seconds } = workerData as Flood;
const banks = loadBanks();
const quizzes = catalogue
  .flatMap(({ id: categoryId, quizzes: own }) => own.map(({ id: quizId }) => ({ categoryId, quizId })))
  .filter(({ categoryId, quizId }) => banks.bank(categoryId, quizId))
  .slice(0, PLAYS_A_SOCKET);
const endsAt = performance.now() + seconds * 1_000;
const flooded: Flooded = { connections: 0, connectionsRefused: 0, starts: 0, startsRefused: 0 };

async function loop(): Promise<void> {
  while (performance.now() < endsAt) {
    const player = await connectPlayer(url, {}, address).catch(() => undefined);
    if (!player) {
      flooded.connectionsRefused += 1;
      continue;
    }
    flooded.connections += 1;
    const acks = await Promise.all(quizzes.map(({ categoryId, quizId }) => player.start(categoryId, quizId)));
    for (const { ok } of acks) flooded[ok ? 'starts' : 'startsRefused'] += 1;
    player.close();
  }
}

await Promise.all(Array.from({ length: LOOPS }, loop));
parentPort?.postMessage(flooded);
