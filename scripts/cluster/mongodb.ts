import { join } from 'node:path';
import { MongoClient, MongoServerError } from 'mongodb';
import { StartRefused } from '../../server/ports/start-refused.ts';
import { findCommand } from '../processes/find-command.ts';
import type { ManagedProcess } from '../processes/managed-process.ts';
import {
  type ServiceCommand,
  type ServiceOptions,
  startServiceProcess,
} from '../processes/service-process.ts';
import { canInstallSecantus, installSecantus } from './secantus.ts';

interface MongoServer {
  /** With all that the driver needs; one of our own names no database. */
  readonly url: string;
  readonly name: 'MongoDB' | 'SecantusDB';
  readonly version: string;
}

/** Somebody else's server: it is used, never ended. */
export interface ExternalMongo extends MongoServer {
  readonly kind: 'external';
}

export interface OwnMongo extends MongoServer, Omit<ManagedProcess, 'port'> {
  readonly kind: 'own';
}

export type MongoService = ExternalMongo | OwnMongo;

const REPLICA_SET = 'sawaal';
/** A set of one that starts again elects itself within seconds. */
const PRIMARY_WITHIN_MS = 10_000;

async function ask<Answer>(url: string, question: (client: MongoClient) => Promise<Answer>): Promise<Answer> {
  const client = new MongoClient(url, { serverSelectionTimeoutMS: PRIMARY_WITHIN_MS });
  try {
    return await question(client);
  } finally {
    await client.close();
  }
}

/** Resolves once the server has a primary. */
const describe = (url: string): Promise<MongoServer> =>
  ask(url, async (client) => {
    const { version, secantusVersion } = await client.db('admin').command({ buildInfo: 1 });
    return secantusVersion === undefined
      ? { url, name: 'MongoDB', version }
      : { url, name: 'SecantusDB', version: secantusVersion };
  });

/** A data folder that was used before has its replica set already. */
const initiateReplicaSet = (port: number): Promise<void> =>
  ask(`mongodb://127.0.0.1:${port}/?directConnection=true`, async (client) => {
    const members = [{ _id: 0, host: `127.0.0.1:${port}` }];
    try {
      await client.db('admin').command({ replSetInitiate: { _id: REPLICA_SET, members } });
    } catch (fault) {
      const isDone = fault instanceof MongoServerError && fault.codeName === 'AlreadyInitialized';
      if (!isDone) throw fault;
    }
  });

const mongodCommand = (command: string): ServiceCommand => ({
  command,
  args: (port, dataDir) => [
    ...['--port', `${port}`, '--bind_ip', '127.0.0.1', '--dbpath', dataDir],
    ...['--replSet', REPLICA_SET, '--setParameter', 'enableTestCommands=1'],
    // As in docker-compose.yml: what a dead process holds is free again soon.
    ...['--setParameter', 'transactionLifetimeLimitSeconds=10'],
  ],
  ready: /Waiting for connections/,
});

const secantusCommand = (command: string, isDisposable: boolean): ServiceCommand => ({
  command,
  args: (port, dataDir) => [
    ...['--port', `${port}`, '--storage-path', dataDir, '--enable-test-commands'],
    ...(isDisposable ? [] : ['--sync-on-commit']),
  ],
  ready: /secantus listening/,
});

const findMongod = (): string | undefined => process.env.MONGOD_BINARY || findCommand('mongod');

/** Whether `startMongo` has a server to start or to ask. */
export const hasMongo = (): boolean =>
  Boolean(process.env.MONGODB_URL) || findMongod() !== undefined || canInstallSecantus();

export interface MongoOptions extends ServiceOptions {
  /** Nobody kills it and looks what is left: it need not wait for the disk. */
  readonly isDisposable?: boolean;
}

/** A server of one's own, which may be killed: mongod where there is one, else SecantusDB. Throws `StartRefused`. */
export async function startOwnMongo({
  isDisposable = false,
  ...options
}: MongoOptions = {}): Promise<OwnMongo> {
  const mongod = findMongod();
  const command =
    mongod === undefined ? secantusCommand(await installSecantus(), isDisposable) : mongodCommand(mongod);
  const engine = mongod === undefined ? 'secantus' : 'mongod';
  // Neither engine reads the other's files.
  const place = options.dataDir === undefined ? {} : { dataDir: join(options.dataDir, engine) };
  const service = await startServiceProcess(command, { ...options, ...place });
  if (mongod !== undefined) await initiateReplicaSet(service.port);
  const replicaSet = mongod === undefined ? 'secantus' : REPLICA_SET;
  const url = `mongodb://127.0.0.1:${service.port}/?replicaSet=${replicaSet}`;
  return {
    kind: 'own',
    ...(await describe(url)),
    ...service,
    async restart() {
      await service.restart();
      await describe(url);
    },
  };
}

/** The server at `MONGODB_URL`, or one of one's own. Throws `StartRefused` when neither can be had. */
export async function startMongo(options: MongoOptions = {}): Promise<MongoService> {
  const url = process.env.MONGODB_URL;
  if (!url) return startOwnMongo(options);
  try {
    return { kind: 'external', ...(await describe(url)) };
  } catch (cause) {
    throw new StartRefused('no MongoDB answers at MONGODB_URL', { cause });
  }
}
