/**
 * How many players one server, one Redis and one MongoDB primary carry: arithmetic on costs, of which each says whether it was measured.
 * `npx node bench/capacity.ts [--server-us=…] [--redis-us=…] [--primary-us=…]`, all microseconds of processor time.
 */
import { parseArgs } from 'node:util';

/** What one play of five questions is made of, as people play it. */
const PLAY = { answers: 5, nexts: 3, starts: 1, finishes: 1 };
/** From a start to the next: 1.5 s, five questions answered after 4 s, their reveals, the result and the choice of a quiz. */
const PLAY_EVERY_S = 45;
/** Above this share of a core waiting grows faster than work. */
const BUSY = 0.6;

const { values } = parseArgs({
  options: {
    /** Estimated between two measurements. Of a server, for one answer with its share of starts, Nexts, timers and finishes. */
    'server-us': { type: 'string', default: '250' },
    /** Estimated. Of Redis, for one event that is published to the others. */
    'redis-us': { type: 'string', default: '25' },
    /** Measured. Of another server, for an event that it receives and drops. */
    'drop-us': { type: 'string', default: '12.7' },
    /** Estimated. Of the primary, for one guarded write. */
    'primary-us': { type: 'string', default: '150' },
    /** Measured at 10,000. KiB of a server's memory for a playing socket. */
    'socket-kib': { type: 'string', default: '34' },
    'memory-gib': { type: 'string', default: '4' },
    'primary-cores': { type: 'string', default: '16' },
  },
});
const of = (name: keyof typeof values) => Number(values[name]);

const answersPerPlayer = PLAY.answers / PLAY_EVERY_S;
const writesPerPlayer = (PLAY.answers + PLAY.nexts + PLAY.starts) / PLAY_EVERY_S;
/** A start, its grant, its ledger entry and a member's document are about as much work as four plain writes. */
const finishWrites = (PLAY.finishes * 4) / PLAY_EVERY_S;
/** What members' steps publish to other servers: «this play has moved», and what a second tab would show. */
const publishedPerPlayer = (2 * (PLAY.answers + PLAY.nexts) + 3) / PLAY_EVERY_S;

const MICRO = 1e6;
const byProcessor = (BUSY * MICRO) / (answersPerPlayer * of('server-us'));
const byMemory = (of('memory-gib') * 1024 * 1024) / of('socket-kib');
const perServer = Math.floor(Math.min(byProcessor, byMemory));
const byRedis = Math.floor((BUSY * MICRO) / (publishedPerPlayer * of('redis-us')));
const byPrimary = Math.floor(
  (BUSY * MICRO * of('primary-cores')) / ((writesPerPlayer + finishWrites) * of('primary-us')),
);
/** Every server drops what the others publish: with enough players that alone fills a core, however many servers there are. */
const byDropping = Math.floor((BUSY * MICRO) / (publishedPerPlayer * of('drop-us')));

const players = (count: number) => count.toLocaleString('en');
console.log(
  `one server core: ${players(perServer)} players at once (${byMemory < byProcessor ? 'memory' : 'processor'} first)`,
);
console.log(
  `one Redis: ${players(byRedis)}; what servers drop of each other fills one core at ${players(byDropping)}`,
);
console.log(`one MongoDB primary of ${values['primary-cores']} cores: ${players(byPrimary)}`);
for (const wanted of [100_000, 1_000_000]) {
  const limits = [
    ['Redis publishes', byRedis],
    ['servers drop others’ events', byDropping],
    ['the primary writes', byPrimary],
  ] as const;
  const gone = limits.filter(([, limit]) => limit < wanted).toSorted((a, b) => a[1] - b[1]);
  console.log(
    `${players(wanted)} players: ${Math.ceil(wanted / perServer)} server cores; gives out first: ${
      gone.length === 0
        ? 'nothing'
        : gone.map(([what, limit]) => `${what} (${players(limit)})`).join(', then ')
    }`,
  );
}
