import type { Random } from '../../shared/kernel/random.ts';
import { QUIZZES } from '../load/quizzes.ts';

/** What a connection does next: a frame, a while of silence, or its end. */
export type LifeStep =
  | { readonly kind: 'frame'; readonly text: string }
  | { readonly kind: 'pause'; readonly ms: number }
  | { readonly kind: 'close' };

export interface LifeTokens {
  readonly member: string;
  readonly admin: string;
}

const MOST_STEPS = 12;
const MOST_PAUSE_MS = 300;
/** Of events; a visitor's play is kept for an hour, and all of them are bounded. */
const STARTS = 0.05;
/** How often something is sent that the state of the connection doesn't allow. */
const DISORDER = 0.08;

const NAMESPACES = ['', '/admin,'] as const;
type Namespace = (typeof NAMESPACES)[number];

const pick = <T>(items: readonly T[], random: Random): T => items[Math.floor(random() * items.length)] as T;

/** A packet that joins, and whether it will be let in: anybody by the players', an admin by the dashboards'. */
function joinOf(namespace: Namespace, { member, admin }: LifeTokens, random: Random) {
  const right = namespace === '' ? { sessionToken: member } : { adminToken: admin };
  const auth = pick(
    [undefined, {}, right, right, right, { sessionToken: 'nobody_x', adminToken: 'x' }],
    random,
  );
  return {
    text: `40${namespace}${auth ? JSON.stringify(auth) : ''}`,
    isLetIn: namespace === '' || auth === right,
  };
}

function eventOf(namespace: Namespace, random: Random): string {
  const id = Math.floor(random() * 100);
  const events = [`${id}["clock"]`, `${id}["play:resume",{}]`, '["play:next",{}]', `${id}["nothing"]`];
  const start = `${id}${JSON.stringify(['play:start', pick(QUIZZES, random)])}`;
  return `42${namespace}${random() < STARTS ? start : pick(events, random)}`;
}

/**
 * A connection's life after its upgrade: it joins and leaves both namespaces, again and again, sends events between, is silent for a
 * while, and ends anywhere. Mostly it does what its state allows.
 */
export function connectionLife(random: Random, tokens: LifeTokens): readonly LifeStep[] {
  const steps: LifeStep[] = [];
  const joined = new Set<Namespace>();

  function send(): string {
    const namespace = pick(NAMESPACES, random);
    const isIn = joined.has(namespace) !== random() < DISORDER;
    if (!isIn) {
      const { text, isLetIn } = joinOf(namespace, tokens, random);
      if (isLetIn) joined.add(namespace);
      return text;
    }
    if (random() < 0.5) return eventOf(namespace, random);
    joined.delete(namespace);
    return `41${namespace}`;
  }

  for (let count = 1 + Math.floor(random() * MOST_STEPS); count > 0; count--) {
    const mood = random();
    if (mood < 0.4) steps.push({ kind: 'pause', ms: Math.floor(random() * (MOST_PAUSE_MS + 1)) });
    else if (mood < 0.97) steps.push({ kind: 'frame', text: send() });
    else return [...steps, { kind: 'close' }];
  }
  return steps;
}
