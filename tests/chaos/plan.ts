import { type Random, seededRandom } from '../../shared/kernel/random.ts';

export type Mode = 'embedded' | 'cluster';

/** What a fault breaks: two faults of one part never overlap. */
export type Part = 'server-1' | 'server-2' | 'worker-1' | 'worker-2' | 'mongodb' | 'redis' | 'rail';

/** How a part breaks, and for how long it may (in milliseconds; none for what is over at once). */
const waysToBreak = {
  server: {
    'is killed': [0, 1_500],
    'is stopped and started': [0, 0],
    'is frozen': [500, 4_000],
  },
  embedded: {
    'has a full disk': [1_000, 5_000],
    'has its clock set back an hour': [1_000, 8_000],
  },
  worker: {
    'is killed': [0, 3_000],
    'is stopped and started': [0, 0],
    'is frozen': [500, 8_000],
  },
  mongodb: {
    'is killed': [0, 1_000],
    'steps down': [0, 0],
    'has its connections cut': [0, 0],
    'is stalled': [500, 5_000],
    'is out of reach': [500, 4_000],
    'fails writes': [0, 0],
    'fails commits': [0, 0],
    'does writes and reports them as failed': [0, 0],
  },
  redis: {
    'is killed': [0, 3_000],
    'has its connections cut': [0, 0],
    'is stalled': [500, 5_000],
    'is out of reach': [500, 6_000],
    'is emptied': [0, 0],
  },
  rail: {
    'is out of reach': [1_000, 8_000],
    'is slow': [1_000, 6_000],
    'answers twice': [0, 0],
    'pays and breaks off': [0, 0],
    'refuses with 500': [0, 0],
  },
} as const satisfies Record<string, Record<string, readonly [number, number]>>;

type Ways = typeof waysToBreak;
export type Way = { [Kind in keyof Ways]: keyof Ways[Kind] }[keyof Ways];

export interface PlannedFault {
  /** Its place in the whole plan of the seed, by which a smaller run names it. */
  readonly number: number;
  /** Milliseconds after the load's begin. */
  readonly at: number;
  readonly part: Part;
  readonly way: Way;
  readonly forMs: number;
}

type Breakable = readonly [part: Part, ways: Partial<Record<Way, readonly [number, number]>>];

const breakables: Record<Mode, readonly Breakable[]> = {
  embedded: [
    ['server-1', { ...waysToBreak.server, ...waysToBreak.embedded }],
    ['rail', waysToBreak.rail],
  ],
  cluster: [
    ['server-1', waysToBreak.server],
    ['server-2', waysToBreak.server],
    ['worker-1', waysToBreak.worker],
    ['worker-2', waysToBreak.worker],
    ['mongodb', waysToBreak.mongodb],
    ['redis', waysToBreak.redis],
    ['rail', waysToBreak.rail],
  ],
};

const FIRST_AT_MS = 3_000;
/** Long enough that people play between the faults, short enough that some meet. */
const PAUSE_MS = [500, 4_500] as const;
/** What a busy machine takes to start a process again, on top of the time it is away. */
const COMES_BACK_MS = 4_000;
/** Without faults at the end, so that plays come to their results. */
const QUIET_MS = 5_000;

const between = (random: Random, [least, most]: readonly [number, number]): number =>
  Math.round(least + random() * (most - least));

const pick = <T>(items: readonly T[], random: Random): T => items[Math.floor(random() * items.length)] as T;

/** The faults of a run: the same for the same seed, whatever the machine does. */
export function planFaults(seed: string, mode: Mode, ms: number): readonly PlannedFault[] {
  const random = seededRandom(`${seed} faults ${mode}`);
  const wellAgainAt = new Map<Part, number>();
  const faults: PlannedFault[] = [];
  for (let at = FIRST_AT_MS; at < ms - QUIET_MS; at += between(random, PAUSE_MS)) {
    const [part, ways] = pick(breakables[mode], random);
    const [way, lasting] = pick(Object.entries(ways) as [Way, readonly [number, number]][], random);
    const forMs = between(random, lasting);
    if ((wellAgainAt.get(part) ?? 0) > at || at + forMs > ms - QUIET_MS) continue;
    wellAgainAt.set(part, at + forMs + COMES_BACK_MS);
    faults.push({ number: faults.length + 1, at, part, way, forMs });
  }
  return faults;
}

export const describeFault = ({ number, part, way, forMs }: PlannedFault): string =>
  `${number}. ${part} ${way}${forMs > 0 ? ` for ${forMs} ms` : ''}`;
