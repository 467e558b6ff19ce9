import type { Socket } from 'node:net';
import { BSON, type Document, MongoClient } from 'mongodb';
import { type Inspector, startTcpProxy, type TcpProxy } from './tcp-proxy.ts';

/** A command on its way to MongoDB. */
export interface SeenCommand {
  /** With its collection where it has one, as `insert ledger`. */
  readonly name: string;
  readonly document: Document;
  /** The names of its transaction's commands so far, in order. */
  readonly transaction: readonly string[];
}

/** A point at which a connection breaks: right before a command is done, or right after, before its answer is seen. */
export interface BreakPoint {
  readonly when: 'before' | 'after';
  readonly fits: (command: SeenCommand) => boolean;
  /** What happens at that moment; the connection is cut afterwards. */
  readonly meanwhile?: () => Promise<unknown>;
}

/** The commit of a transaction that has done a write of that name. */
export const commitOf =
  (write: string): BreakPoint['fits'] =>
  ({ name, transaction }) =>
    name === 'commitTransaction' && transaction.includes(write);

export interface MongoProxy extends TcpProxy {
  /** The same database by way of this proxy. */
  through(mongodbUrl: string): string;
  /** Resolves with the command at which a connection was broken, once. */
  breakAt(point: BreakPoint): Promise<SeenCommand>;
}

/** MongoDB gives a transaction that nobody ends up after a minute. Here that minute is over. */
export async function endAbandoned(mongodbUrl: string, { document }: SeenCommand): Promise<void> {
  const client = new MongoClient(mongodbUrl);
  try {
    await client.db('admin').command({ killSessions: [document.lsid] });
  } finally {
    await client.close();
  }
}

const HEADER_BYTES = 16;
const OP_MSG = 2_013;
/** The flags, and the kind of the section that is the body. */
const BODY_AT = HEADER_BYTES + 5;

/** The messages of MongoDB's protocol: each begins with its length. */
async function* messagesOf(socket: Socket): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0);
  for await (const chunk of socket) {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= HEADER_BYTES && rest.length >= rest.readInt32LE(0)) {
      const length = rest.readInt32LE(0);
      yield rest.subarray(0, length);
      rest = rest.subarray(length);
    }
  }
}

const requestIdOf = (message: Buffer): number => message.readInt32LE(4);
const answeredIdOf = (message: Buffer): number => message.readInt32LE(8);

function bodyOf(message: Buffer): Document | undefined {
  if (message.readInt32LE(12) !== OP_MSG) return undefined;
  return BSON.deserialize(message.subarray(BODY_AT), { allowObjectSmallerThanBufferSize: true });
}

/** The driver sends a transaction's commands on any of its connections. */
function createTransactionLog() {
  const logs = new Map<string, string[]>();
  return function follow(name: string, { lsid, txnNumber, autocommit }: Document): readonly string[] {
    if (autocommit !== false) return [];
    const key = `${lsid.id.toString('hex')} ${txnNumber}`;
    const log = logs.get(key) ?? [];
    logs.set(key, [...log, name]);
    return log;
  };
}

/** A proxy in front of the MongoDB on that port of this machine, which sees every command. */
export async function startMongoProxy(port: number): Promise<MongoProxy> {
  const points = new Set<BreakPoint & { readonly reached: (command: SeenCommand) => void }>();
  const follow = createTransactionLog();

  function see(document: Document): SeenCommand {
    const [[command, collection] = ['', '']] = Object.entries(document);
    const name = typeof collection === 'string' ? `${command} ${collection}` : command;
    return { name, document, transaction: follow(name, document) };
  }

  function inspect(): Inspector {
    /** What is to break at the answer to a request, by the request's id. */
    const awaited = new Map<number, () => Promise<void>>();
    return {
      requests: messagesOf,
      answers: messagesOf,
      async passesRequest(request) {
        const body = bodyOf(request);
        if (!body) return true;
        const command = see(body);
        const point = [...points].find(({ fits }) => fits(command));
        if (!point) return true;
        points.delete(point);
        const reach = async () => {
          await point.meanwhile?.();
          point.reached(command);
        };
        if (point.when === 'after') {
          awaited.set(requestIdOf(request), reach);
          return true;
        }
        await reach();
        return false;
      },
      async passesAnswer(answer) {
        const reach = awaited.get(answeredIdOf(answer));
        await reach?.();
        return reach === undefined;
      },
    };
  }

  const proxy = await startTcpProxy({ port, inspect });
  return {
    ...proxy,
    through(mongodbUrl) {
      const url = new URL(mongodbUrl);
      url.host = `127.0.0.1:${proxy.port}`;
      // The set would name the server's own address, and the driver would go there.
      url.searchParams.delete('replicaSet');
      url.searchParams.set('directConnection', 'true');
      return url.href;
    },
    breakAt: (point) => new Promise((reached) => points.add({ ...point, reached })),
  };
}
