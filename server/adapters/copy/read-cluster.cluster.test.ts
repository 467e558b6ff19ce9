import { afterEach, beforeEach, expect, it } from 'vitest';
import { lastSettlementAt } from '../../play/timeline.ts';
import type { Store } from '../../ports/store.ts';
import { giveMember } from '../../testing/member-with-points.ts';
import { START } from '../../testing/play-builder.ts';
import { createTestData, type TestData } from '../../testing/test-data.ts';
import { connectMongo, type MongoConnection } from '../mongo/connection.ts';
import { createMongoStore } from '../mongo/mongo-store.ts';
import { prepareDatabase } from '../mongo/prepare-database.ts';
import { auditDatabase } from '../sqlite/audit.ts';
import { countRows } from './figures.ts';
import { readCluster } from './read-cluster.ts';
import { copiedTables } from './tables.ts';
import { openUnconstrainedDatabase } from './unconstrained-database.ts';

let data: TestData;
let connection: MongoConnection;
let store: Store;
beforeEach(async () => {
  data = await createTestData();
  connection = await connectMongo(data.environment.MONGODB_URL ?? '');
  await prepareDatabase(connection.db);
  store = createMongoStore({ connection, endsAt: lastSettlementAt });
  await store.setSlotLimit(1_000_000);
});
afterEach(async () => {
  await connection.close();
  await data.remove();
});

it('what is read while servers write is one moment, every time', async () => {
  const READINGS = 10;
  let isOver = false;
  let joined = 0;
  const writing = Promise.all(
    [1, 2, 3].map(async (server) => {
      for (let n = 0; !isOver; n++) {
        await giveMember(store, `Member-${server}-${n}`, 10, START);
        joined += 1;
      }
    }),
  );
  const seen: number[] = [];
  for (let reading = 0; reading < READINGS; reading++) {
    const moment = openUnconstrainedDatabase();
    await readCluster(connection, moment, { tables: copiedTables });
    expect(auditDatabase(moment)).toEqual([]);
    seen.push(countRows(moment, 'accounts'));
    moment.close();
  }
  isOver = true;
  await writing;
  expect(joined).toBeGreaterThan(READINGS);
  expect(seen).toEqual(seen.toSorted((one, other) => one - other));
});
