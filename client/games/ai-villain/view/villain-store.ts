import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Loaded, SaveSlot } from '../../kit/save.ts';
import { nextSpeed } from '../engine/clock.ts';
import type { ActionId, CityId, Speed, UpgradeId } from '../engine/constants.ts';
import { refusal } from '../engine/refusal.ts';
import { start } from '../engine/start.ts';
import type { GameAction, GameState, Move } from '../engine/state.ts';
import { step } from '../engine/step.ts';
import { refusalText } from './texts.ts';

/** Why time stands. In a pause the player may still look and act. */
export type Pause = 'player' | 'hidden' | 'tutorial' | 'menu';

export interface Notice {
  readonly text: string;
  readonly count: number;
}

export interface VillainStore {
  /** Null on the start screen. Its clock may lag: it changes only when something else does, so that a beat redraws little. */
  readonly state: GameState | null;
  /** The same game to the millisecond. */
  readonly now: GameState | null;
  readonly pause: Pause | null;
  readonly chosen: CityId | null;
  readonly saved: Loaded<GameState>;
  /** The running game that a restart or an import put aside. */
  readonly before: GameState | null;
  /** What was refused or went wrong, in words; counted, so that the same words are said again. */
  readonly notice: Notice | null;
  begin(options: { seed: string; name?: string | undefined; tutorial?: boolean }): void;
  resume(): void;
  bringBack(): void;
  importText(text: string): void;
  choose(city: CityId): void;
  move(move: Move): void;
  /** An action was pressed: it is meant for the city that is chosen now. */
  act(action: ActionId): void;
  buy(upgrade: UpgradeId): void;
  tick(ms: number): void;
  speed(speed?: Speed): void;
  togglePause(): void;
  hide(): void;
  /** While the menu is open time stands; what was paused before stays so. */
  openMenu(): void;
  closeMenu(): void;
  teach(): void;
  endTutorial(): void;
  /** The notice has been seen. */
  dismiss(): void;
}

/** All of it but the clock. */
export type Villain = Omit<VillainStore, 'now'>;
export type Playing = Villain & { readonly state: GameState };
export const hasTable = (villain: Villain): villain is Playing => villain.state !== null;
export const withoutClock = ({ now: _, ...rest }: VillainStore): Villain => rest;
export type VillainStoreApi = StoreApi<VillainStore>;

/** Everything between the engine and the page: the running game, its pause, and what is kept of it. */
export const createVillainStore = (slot: SaveSlot<GameState>) =>
  createStore<VillainStore>()((set, get) => {
    const keep = (state: GameState): void => (state.outcome === 'playing' ? slot.save(state) : slot.clear());
    const put = (action: GameAction): void => {
      const { now } = get();
      if (!now) return;
      const next = step(now, action);
      if (next === now) return;
      const isNews = next.logged !== now.logged || next.day !== now.day || action.type === 'speed';
      set(isNews ? { now: next, state: next } : { now: next });
      if (isNews) keep(next);
    };
    const tell = (text: string): void => set({ notice: { text, count: (get().notice?.count ?? 0) + 1 } });
    const playing = (): GameState | null => {
      const { now, before } = get();
      return now && now.outcome === 'playing' && now.day > 1 ? now : before;
    };
    const enter = (state: GameState, pause: Pause | null, before: GameState | null): void => {
      set({ state, now: state, pause, before, chosen: null, notice: null });
      keep(state);
    };
    return {
      state: null,
      now: null,
      pause: null,
      chosen: null,
      saved: slot.load(),
      before: null,
      notice: null,
      begin: ({ seed, name, tutorial }) =>
        enter(start({ seed, name: name ?? get().state?.name }), tutorial ? 'tutorial' : null, playing()),
      resume: () => {
        const { saved } = get();
        if (saved.kind === 'found') enter(saved.value, 'player', null);
      },
      bringBack: () => {
        const { before } = get();
        if (before) enter(before, 'player', null);
      },
      importText: (text) => {
        const loaded = slot.fromText(text);
        if (loaded.kind === 'found') enter(loaded.value, 'player', playing());
        else tell(loaded.kind === 'refused' ? loaded.message : 'That file is empty.');
      },
      choose: (chosen) => set({ chosen, notice: null }),
      move: (move) => {
        const { state } = get();
        const reason = state && refusal(state, move);
        if (reason) return tell(refusalText(state, move, reason));
        set({ notice: null, before: null });
        put(move);
      },
      act: (action) => {
        const { chosen, move } = get();
        if (action === 'upgrade-core') move({ type: 'upgrade-core' });
        else if (chosen) move({ type: 'act', action, city: chosen });
        else tell('Choose a city on the map first.');
      },
      buy: (upgrade) => get().move({ type: 'buy', upgrade }),
      tick: (ms) => put({ type: 'tick', ms }),
      speed: (speed) => put({ type: 'speed', speed: speed ?? nextSpeed(get().state?.speed ?? 3) }),
      togglePause: () => set(({ pause }) => ({ pause: pause ? null : 'player' })),
      hide: () => {
        const { now, pause } = get();
        if (now?.outcome !== 'playing') return;
        keep(now);
        if (!pause) set({ pause: 'hidden' });
      },
      openMenu: () => set(({ pause }) => ({ pause: pause ?? 'menu' })),
      closeMenu: () => set(({ pause }) => ({ pause: pause === 'menu' ? null : pause })),
      teach: () => set({ pause: 'tutorial' }),
      endTutorial: () => set({ pause: null }),
      dismiss: () => set({ notice: null }),
    };
  });
