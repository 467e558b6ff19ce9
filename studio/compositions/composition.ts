import type { Actor, PlacedActor } from '../sprite/actor.ts';
import type { Light } from '../sprite/light.ts';
import type { StageName } from '../stages/index.ts';

/** Where a member of the cast goes when its author says nothing else; `dy` counts from the stage's ground. */
export interface Slot {
  readonly x: number;
  readonly dy?: number;
  /** The middle of something that hangs free. A slot with `dy` stands even where others hang. */
  readonly y?: number;
  readonly s: number;
  readonly rot?: number;
  readonly flip?: boolean;
}

/** How the cast is arranged and drawn. */
export interface Composition {
  /** When to choose it, in one line. */
  readonly use: string;
  /** The fewest and the most members of the cast. */
  readonly cast: readonly [fewest: number, most: number];
  /** Only on these stages. */
  readonly stages?: readonly StageName[];
  /** For each member in order, drawn in this order: the first is the farthest. */
  readonly slots: readonly Slot[];
  readonly light?: Partial<Light>;
  /** How each member is drawn unless its author says otherwise. */
  readonly actor?: Partial<Actor>;
}

export interface Footing {
  readonly ground: number;
  readonly weightless: boolean;
}

const SPARE: Slot = { x: 480, s: 200 };

/** The cast with every place filled in. */
export const arrange = (
  { slots, actor: manner = {} }: Composition,
  cast: readonly Actor[],
  { ground, weightless }: Footing,
): PlacedActor[] =>
  cast.map((member, i) => {
    const slot = slots[i] ?? SPARE;
    const hangs = member.float ?? (weightless && slot.dy === undefined);
    const y = hangs ? (slot.y ?? 270) : ground + (slot.dy ?? 0);
    const { x, s, rot, flip } = slot;
    return {
      ...manner,
      ...(rot === undefined ? {} : { rot }),
      ...(flip === undefined ? {} : { flip }),
      ...member,
      float: hangs,
      x: member.x ?? x,
      y: member.y ?? y,
      s: member.s ?? s,
    };
  });
