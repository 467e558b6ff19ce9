import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withdrawalRow } from '../testing/withdrawal-row.ts';
import { compareRequests, nextSort, type Sort, workingOrder } from './request-order.ts';
import {
  appended,
  arrived,
  asking,
  countRows,
  emptyTable,
  fetched,
  filtered,
  type RequestTable,
  type Row,
  released,
  revealed,
  searched,
  shownRows,
  sorted,
  vanished,
} from './request-table.ts';

const row = (id: string, over: Partial<Row> = {}): Row => withdrawalRow({ id, username: id, ...over });
const ids = (table: RequestTable): string[] => shownRows(table).map(({ id }) => id);
const fill = (...rows: Row[]): RequestTable =>
  fetched(emptyTable, rows, { since: emptyTable.tick, arrange: true });

/** What the server wrote, in its order: each step is a new row, a new version, or a deletion. */
type Write = { readonly id: string; readonly kind: 'write' | 'delete' };
const writes = fc.array(
  fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd'),
    kind: fc.constantFrom<Write['kind'][]>('write', 'write', 'write', 'delete'),
  }),
  { maxLength: 14 },
);

/** The states the store went through, and the events of each step. */
function historyOf(steps: readonly Write[]): {
  states: Map<string, Row>[];
  events: { at: number; row: Row }[];
} {
  const states = [new Map<string, Row>()];
  const events: { at: number; row: Row }[] = [];
  const deleted = new Set<string>();
  for (const { id, kind } of steps) {
    const state = new Map(states.at(-1));
    const before = state.get(id);
    if (kind === 'delete') {
      if (before) deleted.add(id);
      state.delete(id);
    } else if (!deleted.has(id)) {
      const version = (before?.version ?? 0) + 1;
      const written = row(id, {
        version,
        status: version % 2 ? 'Pending' : 'Paid',
        timestamp: id.charCodeAt(0),
      });
      state.set(id, written);
      events.push({ at: states.length, row: written });
    }
    states.push(state);
  }
  return { states, events };
}

describe('any order of events and fetches', () => {
  test('ends in the rows that the server has [LIVE-1]', () => {
    const orders = fc.array(fc.record({ pick: fc.nat(), reading: fc.boolean(), fetch: fc.boolean() }), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(writes, orders, fc.boolean(), (steps, order, arrange) => {
        const { states, events } = historyOf(steps);
        const waiting = [...events];
        let table = emptyTable;
        /** The server's clock: an event can only be delivered once it happened. */
        let now = 0;
        const open: { since: number; snapshot: Map<string, Row> }[] = [];
        for (const { pick, reading, fetch } of order) {
          now = Math.min(states.length - 1, now + (pick % 2));
          const due = waiting.filter(({ at }) => at <= now);
          const event = due[pick % Math.max(1, due.length)];
          if (fetch && pick % 3 === 0) {
            table = asking(table);
            open.push({ since: table.tick, snapshot: states[now] ?? new Map() });
          } else if (fetch && open.length > 0) {
            const [reply] = open.splice(pick % open.length, 1);
            if (reply) table = fetched(table, [...reply.snapshot.values()], { since: reply.since, arrange });
          } else if (event) {
            waiting.splice(waiting.indexOf(event), 1);
            table = arrived(table, event.row, reading);
          }
        }
        // The connection comes back: everything is asked for again, and late events still trickle in.
        const final = states.at(-1) ?? new Map<string, Row>();
        table = asking(table);
        table = fetched(table, [...final.values()], { since: table.tick, arrange });
        for (const { row: late } of waiting) {
          if (final.has(late.id) || table.rows.has(late.id)) table = arrived(table, late, true);
        }
        for (const reply of open) {
          table = fetched(table, [...reply.snapshot.values()], { since: reply.since, arrange });
        }
        const shown = shownRows(released(table)).map(({ id, version }) => `${id}${version}`);
        expect(shown.toSorted()).toEqual(
          [...final.values()].map(({ id, version }) => `${id}${version}`).toSorted(),
        );
      }),
      { numRuns: 500 },
    );
  });

  test('two dashboards that got the same events in different orders show the same table', () => {
    const scenario = writes.chain((steps) => {
      const { events } = historyOf(steps.filter(({ kind }) => kind === 'write'));
      const shuffled = fc.shuffledSubarray(events, { minLength: events.length });
      return fc.tuple(shuffled, shuffled);
    });
    const table = (events: { row: Row }[], reading: boolean) =>
      sorted(
        events.reduce((grown, event) => arrived(grown, event.row, reading), emptyTable),
        { column: 'timestamp', direction: 'asc' },
      );
    fc.assert(
      fc.property(scenario, ([one, other]) => {
        expect(shownRows(table(one, true))).toEqual(shownRows(table(other, false)));
      }),
    );
  });

  test('nothing moves while somebody reads', () => {
    fc.assert(
      fc.property(writes, (steps) => {
        const { states, events } = historyOf(steps);
        const start = fill(row('x'), row('y'));
        let table = start;
        for (const event of events) table = arrived(table, event.row, true);
        const reply = [row('x'), ...(states.at(-1)?.values() ?? [])];
        table = fetched(table, reply, { since: table.tick, arrange: false });
        expect(ids(table)).toEqual(ids(start));
      }),
    );
  });
});

test('a new row is held while the table is being read, and put at its place when it is asked for', () => {
  const start = fill(row('new', { timestamp: 30 }), row('old', { timestamp: 10 }));
  const held = arrived(start, row('middle', { timestamp: 20 }), true);
  expect(ids(held)).toEqual(['new', 'old']);
  expect(held.held).toEqual(['middle']);
  expect(ids(released(held))).toEqual(['new', 'middle', 'old']);
  expect(ids(arrived(start, row('middle', { timestamp: 20 }), false))).toEqual(['new', 'middle', 'old']);
});

test('a change stays at its place, and under a filter that it no longer fits', () => {
  const start = filtered(fill(row('b', { timestamp: 2 }), row('a', { timestamp: 1 })), 'Pending');
  const changed = arrived(start, row('b', { version: 2, status: 'Paid', timestamp: 2 }), true);
  expect(ids(changed)).toEqual(['b', 'a']);
  expect(countRows(changed)).toEqual({ all: '2', Pending: '1', Paid: '1' });
  expect(ids(filtered(changed, 'Pending'))).toEqual(['a']);
});

test('what is to be shown is shown, whatever is filtered, searched for, held or loaded [PAGE-5]', () => {
  const [old, middle, fresh] = ['old', 'middle', 'new'].map((id, place) => row(id, { timestamp: place }));
  if (!old || !middle || !fresh) throw new Error('three rows');
  const narrow = filtered(searched(fill(fresh, middle), 'nobody'), 'Paid');
  expect(ids(revealed(narrow, middle))).toEqual(['new', 'middle']);
  // One that lies beyond what was loaded, and one that waits.
  expect(ids(revealed(narrow, old))).toEqual(['new', 'middle', 'old']);
  const held = arrived(fill(middle), fresh, true);
  expect(ids(revealed(held, fresh))).toEqual(['new', 'middle']);
  expect(ids(revealed(vanished(narrow, 'old'), old))).not.toContain('old');
});

test('an older version is dropped, and so is whatever comes of a deleted request', () => {
  const start = fill(row('a', { version: 3 }));
  expect(arrived(start, row('a', { version: 2 }), false)).toBe(start);
  const gone = vanished(start, 'a');
  expect(ids(gone)).toEqual(['a']);
  expect(arrived(gone, row('a', { version: 4 }), false)).toBe(gone);
  expect(ids(released(gone))).toEqual([]);
});

const numbered = (n: number) => row(`r${String(n).padStart(3, '0')}`, { timestamp: n });

test('what pages and events bring, in any order, is the beginning of the list that the server has', () => {
  const scenario = fc.record({
    count: fc.integer({ min: 0, max: 40 }),
    size: fc.integer({ min: 1, max: 12 }),
    steps: fc.array(fc.constantFrom('more', 'added', 'changed'), { maxLength: 20 }),
    pick: fc.nat(),
  });
  fc.assert(
    fc.property(scenario, ({ count, size, steps, pick }) => {
      const stored = Array.from({ length: count }, (_, n) => numbered(count - n));
      const pageAt = (from: number) => {
        const page = stored.slice(from, from + size);
        const end = from + size < stored.length ? (page.at(-1) ?? null) : null;
        return { page, pages: { of: 'all', q: '', end } as const, next: end ? from + size : null };
      };
      const first = pageAt(0);
      let table = fetched(emptyTable, first.page, { since: 0, arrange: true, pages: first.pages });
      let { next } = first;
      for (const step of steps) {
        if (step === 'more' && next !== null) {
          const { page, pages, next: after } = pageAt(next);
          table = appended(table, page, pages);
          next = after;
        } else if (step === 'added') {
          const newest = numbered((stored[0]?.timestamp ?? 0) + 1);
          stored.unshift(newest);
          next = next === null ? null : next + 1;
          table = arrived(table, newest, false);
        } else if (stored.length > 0) {
          const at = pick % stored.length;
          const changed = { ...(stored[at] as Row), version: (stored[at]?.version ?? 0) + 1 };
          stored[at] = changed;
          table = arrived(table, changed, false);
        }
      }
      const loaded = next === null ? stored : stored.slice(0, next);
      expect(shownRows(table)).toEqual(loaded);
      const text = next === null ? `${loaded.length}` : `${loaded.length}+`;
      expect(countRows(table).all).toBe(text);
    }),
  );
});

test('what is not in a part of the list is not taken for deleted', () => {
  const of = 'all' as const;
  const start = fill(numbered(3), numbered(2), numbered(1));
  const asked = asking(start);
  const pages = { of, q: '', end: numbered(3) };
  const seen = fetched(asked, [numbered(3)], { since: asked.tick, arrange: false, pages });
  expect(ids(seen)).toEqual(['r003', 'r002', 'r001']);
  expect(seen.gone.size).toBe(0);
  const arranged = fetched(asked, [numbered(3)], { since: asked.tick, arrange: true, pages });
  expect(ids(arranged)).toEqual(['r003']);
  expect(ids(appended(arranged, [numbered(2), numbered(1)], { of, q: '', end: null }))).toEqual([
    'r003',
    'r002',
    'r001',
  ]);
});

test('the working order has the overdue first, the longest waiting at their head', () => {
  const rows = [
    row('fresh', { timestamp: 40 }),
    row('late', { timestamp: 20, overdue: true }),
    row('older', { timestamp: 30 }),
    row('latest', { timestamp: 10, overdue: true }),
  ];
  const order = (sort: Sort) => rows.toSorted((a, b) => compareRequests(a, b, sort)).map(({ id }) => id);
  expect(order(workingOrder)).toEqual(['latest', 'late', 'fresh', 'older']);
  expect(order({ column: 'timestamp', direction: 'asc' })).toEqual(['latest', 'late', 'older', 'fresh']);
});

test('a header is clicked through both directions back to the working order', () => {
  const once = nextSort(workingOrder, 'status');
  expect(once).toEqual({ column: 'status', direction: 'desc' });
  expect(nextSort(once, 'status').direction).toBe('asc');
  expect(nextSort(nextSort(once, 'status'), 'status')).toEqual(workingOrder);
});
