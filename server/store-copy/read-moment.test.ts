import { type Document, MongoNetworkError, MongoServerError, Timestamp } from 'mongodb';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MongoConnection } from '../adapters/mongo/connection.ts';
import { StoreUnavailable } from '../ports/store.ts';
import { countRows } from './figures.ts';
import { readCluster } from './read-cluster.ts';
import { copiedTables } from './tables.ts';
import { openUnconstrainedDatabase } from './unconstrained-database.ts';

/** `claimed`: the server names a moment, and reads what there is now. `forgotten`: it drops the moment after a while. */
type Snapshots = 'kept' | 'forgotten' | 'refused' | 'claimed';
type Kind = 'snapshot' | 'now';

const SUPPORT = 'quiz-support';
const SNAPSHOT_TOO_OLD = new MongoServerError({ code: 239, message: 'too old' });
const cut = () => new MongoNetworkError('the connection broke');
const idOf = (n: number) => `m${String(n).padStart(4, '0')}`;

let messages: Map<string, Document>;
let changes: Document[];
/** What was asked for, in order: the first and the last document of each answer. */
let asked: string[];
let breaks: Error[];
let isAway: boolean;
let isOpen: Set<object>;
beforeEach(() => {
  messages = new Map(Array.from({ length: 1_200 }, (_, n) => [idOf(n), { _id: idOf(n), at: n }]));
  changes = [];
  asked = [];
  breaks = [];
  isAway = false;
  isOpen = new Set();
});

const timeOf = (change: number) => new Timestamp({ t: 1, i: change });
function tell(change: Document): void {
  changes.push({ ns: { coll: SUPPORT }, clusterTime: timeOf(changes.length + 1), ...change });
}
function put(_id: string, at: number): void {
  messages.set(_id, { _id, at });
  tell({ operationType: 'insert', documentKey: { _id }, fullDocument: { _id, at } });
}
function set(_id: string, at: number): void {
  messages.set(_id, { _id, at });
  tell({ operationType: 'update', documentKey: { _id }, updateDescription: { updatedFields: { at } } });
}
function remove(_id: string): void {
  messages.delete(_id);
  tell({ operationType: 'delete', documentKey: { _id } });
}

/** A server as far as a reading sees it; only support messages are in it, and it has no transactions. */
function serverWith(snapshots: Snapshots, meanwhile: (kind: Kind) => void = () => {}): MongoConnection {
  function startSession(options: { snapshot?: boolean } = {}) {
    const session = {
      kind: options.snapshot ? ('snapshot' as const) : ('now' as const),
      moment: new Map(messages),
      snapshotTime: undefined as unknown,
      operationTime: undefined as unknown,
      endSession: async () => void isOpen.delete(session),
    };
    isOpen.add(session);
    return session;
  }
  type Session = ReturnType<typeof startSession>;

  async function* documents(name: string, filter: Document, { kind, moment }: Session) {
    if (name !== SUPPORT) return;
    const behind: string = filter.$expr?.$gt[1].$literal ?? '';
    const isKept = kind === 'snapshot' && snapshots !== 'claimed';
    const ids = [...(isKept ? moment : messages).keys()].filter((id) => id > behind).sort();
    asked.push(`${kind} from ${ids[0]}`);
    for (const [n, id] of ids.entries()) {
      if (isAway) throw cut();
      if (n === 700) {
        meanwhile(kind);
        const fault = breaks.shift();
        if (fault) throw fault;
        if (kind === 'snapshot' && snapshots === 'forgotten') throw SNAPSHOT_TOO_OLD;
      }
      const document = (isKept ? moment : messages).get(id);
      if (document) yield document;
    }
  }
  const collection = (name: string) => ({
    estimatedDocumentCount: async () => (name === SUPPORT ? messages.size : 0),
    async findOne(_filter: object, { session }: { session: Session }) {
      if (session.kind === 'snapshot') session.snapshotTime = 1;
      session.operationTime = timeOf(changes.length);
      return null;
    },
    find: (filter: Document, { session }: { session: Session }) => documents(name, filter, session),
  });
  function watch(_pipeline: object, { startAtOperationTime }: { startAtOperationTime: Timestamp }) {
    asked.push('changes');
    const since = changes.filter((change) => change.clusterTime.greaterThanOrEqual(startAtOperationTime));
    const told = since.values();
    return {
      async tryNext() {
        const fault = breaks.shift();
        if (fault) throw fault;
        return told.next().value ?? null;
      },
      close: async () => {},
    };
  }
  async function command() {
    if (snapshots === 'refused') throw new MongoServerError({ code: 72, message: 'no snapshots' });
    if (snapshots !== 'claimed') throw SNAPSHOT_TOO_OLD;
    return {};
  }
  return { client: { startSession }, db: { collection, watch, command } } as unknown as MongoConnection;
}

async function read(...parts: Parameters<typeof serverWith>) {
  const into = openUnconstrainedDatabase();
  try {
    await readCluster(serverWith(...parts), into, { tables: copiedTables });
    expect(countRows(into, 'newsletter')).toBe(0);
    return into.prepare('SELECT id AS _id, at FROM support ORDER BY id').all();
  } finally {
    into.close();
    expect(isOpen.size).toBe(0);
  }
}

const inOrder = (of: ReadonlyMap<string, Document>) =>
  [...of.values()].sort((one, other) => (one._id < other._id ? -1 : 1));

/** In what was read already, and in what was not. */
function writeEverywhere(): void {
  remove(idOf(3));
  remove(idOf(1_003));
  set(idOf(4), 70_000);
  set(idOf(1_004), 70_000);
  put('m0000-a', 80_000);
  put('n', 80_000);
  set('n', 90_000);
}

describe('a server with snapshots', () => {
  it('one moment is read by a snapshot session, whatever is written meanwhile', async () => {
    const before = inOrder(messages);
    expect(await read('kept', writeEverywhere)).toEqual(before);
    expect(asked).toEqual(['snapshot from m0000']);
  });

  it('a reading that breaks off goes on where it was, at the same moment', async () => {
    breaks = [cut()];
    const before = inOrder(messages);
    expect(await read('kept', writeEverywhere)).toEqual(before);
    expect(asked).toEqual(['snapshot from m0000', 'snapshot from m0700']);
  });
});

describe.each(['refused', 'claimed'] as const)('a server by which snapshots are %s', (snapshots) => {
  it('what changes while it is read is caught up with: one moment, and no transaction that could end', async () => {
    expect(await read(snapshots, writeEverywhere)).toEqual(inOrder(messages));
    expect(asked).toEqual(['now from m0000', 'changes']);
  });

  it('cut off, also from what changed, it goes on where it was', async () => {
    breaks = [cut(), cut()];
    expect(await read(snapshots, writeEverywhere)).toEqual(inOrder(messages));
    expect(asked).toEqual(['now from m0000', 'now from m0700', 'changes', 'changes']);
  });
});

it('a server that drops the moment before all is read: what was missed is caught up with', async () => {
  expect(await read('forgotten', (kind) => kind === 'now' && writeEverywhere())).toEqual(inOrder(messages));
  expect(asked).toEqual(['snapshot from m0000', 'now from m0000', 'changes']);
});

it.each(['kept', 'refused'] as const)('snapshots %s: a server that stays away ends it', async (snapshots) => {
  const leave = () => {
    isAway = true;
  };
  await expect(read(snapshots, leave)).rejects.toBeInstanceOf(StoreUnavailable);
  expect(asked).toHaveLength(6);
});

it.each([
  ['forgets what changed', new MongoServerError({ code: 286, message: 'lost' }), 'its oplog is too small'],
  ['is shut against us', new MongoServerError({ code: 13, message: 'no' }), 'MongoDB refused a command'],
])('a server that %s: says so', async (_, fault, said) => {
  const meanwhile = () => void breaks.push(...([undefined, fault] as Error[]));
  await expect(read('refused', meanwhile)).rejects.toThrow(said);
});

it('a collection that is dropped meanwhile: refused', async () => {
  await expect(read('refused', () => tell({ operationType: 'drop' }))).rejects.toThrow(
    'quiz-support was replaced while it was read',
  );
});
