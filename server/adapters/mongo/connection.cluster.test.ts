import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { testMongodbUrl } from '../../../tests/servers/test-services.ts';
import { StartRefused } from '../../ports/start-refused.ts';
import { connectMongo } from './connection.ts';

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

async function connect(url: string) {
  const connection = await connectMongo(url);
  cleanUps.push(connection.close);
  return connection;
}

const refusalOf = (url: string): Promise<unknown> =>
  connectMongo(url).then(
    () => 'connected',
    (fault) => fault,
  );

describe('connecting to MongoDB', () => {
  it('uses the database that the connection string names, and `sawaal` when it names none', async () => {
    const url = new URL(testMongodbUrl());
    expect((await connect(url.href)).db.databaseName).toBe('sawaal');
    url.pathname = '/test';
    expect((await connect(url.href)).db.databaseName).toBe('test');
  });

  it('tells the time of the database in epoch milliseconds', async () => {
    const connection = await connect(testMongodbUrl());
    const before = await connection.serverTime();
    expect(Number.isInteger(before)).toBe(true);
    expect(await connection.serverTime()).toBeGreaterThanOrEqual(before);
    expect(new Date(before).getUTCFullYear()).toBeGreaterThan(2024);
  });

  it('refuses to start where nobody answers, and says where without the credentials', async () => {
    const refusal = await refusalOf('mongodb://owner:secret@127.0.0.1:1/?replicaSet=sawaal');
    expect(refusal).toBeInstanceOf(StartRefused);
    expect(refusal).toHaveProperty('message', 'No MongoDB answers at 127.0.0.1:1.');
  });

  it('refuses to start where somebody listens but never speaks', async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    cleanUps.push(() => {
      for (const socket of sockets) socket.destroy();
      silent.close();
    });
    const { port } = silent.address() as AddressInfo;
    expect(await refusalOf(`mongodb://127.0.0.1:${port}/`)).toBeInstanceOf(StartRefused);
  });

  it.each(['http://localhost', 'mongodb://owner:se:cret@localhost/'])(
    'refuses what is no connection string, without repeating it: %s',
    async (url) => {
      const refusal = await refusalOf(url);
      expect(refusal).toBeInstanceOf(StartRefused);
      expect(String(refusal)).not.toContain('cret');
    },
  );
});
