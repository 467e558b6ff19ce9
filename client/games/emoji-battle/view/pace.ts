import { create } from 'zustand';
import { browserStorage } from '../../../lib/storage.ts';

const KEY = 'sawaal:emoji-battle:speed';

/** How fast the arena's time goes: at 2 everything takes half as long, at 3 only the bars still move. */
export const SPEEDS = [1, 2, 3] as const;
export type Speed = (typeof SPEEDS)[number];

interface Pace {
  readonly speed: Speed;
  next(): void;
}

const remembered = (): Speed => SPEEDS.find((speed) => String(speed) === browserStorage.getItem(KEY)) ?? 1;

export const usePace = create<Pace>()((set, get) => ({
  speed: remembered(),
  next() {
    const speed = SPEEDS[get().speed % SPEEDS.length] ?? 1;
    browserStorage.setItem(KEY, String(speed));
    set({ speed });
  },
}));
