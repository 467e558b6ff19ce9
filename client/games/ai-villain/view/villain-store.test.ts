import { beforeEach, expect, test } from 'vitest';
import { safeStorage } from '../../../lib/storage.ts';
import { saveSlot } from '../../kit/save.ts';
import { readState } from '../engine/read-state.ts';
import type { GameState } from '../engine/state.ts';
import { act } from '../engine/testing.ts';
import { createVillainStore } from './villain-store.ts';

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
});
const slot = (version = 1) =>
  saveSlot<GameState>(
    { game: 'ai-villain', name: 'game', version, parse: readState },
    safeStorage(() => ({
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    })),
  );
const begun = (store = createVillainStore(slot())) => {
  store.getState().begin({ seed: 'test', name: 'Zahra' });
  return store;
};
const stateOf = (store: ReturnType<typeof begun>): GameState => store.getState().state as GameState;

test('a game saves itself with every move and every day, and can be continued paused', () => {
  const store = begun();
  store.getState().move(act('fake-news'));
  store.getState().tick(5000);
  const later = createVillainStore(slot());
  later.getState().resume();
  expect(stateOf(later)).toEqual(stateOf(store));
  expect(later.getState().pause).toBe('player');
});

test('a save of an older version is refused in words', () => {
  begun();
  const { saved } = createVillainStore(slot(2)).getState();
  expect(saved).toMatchObject({ kind: 'refused', message: expect.stringContaining('older version') });
});

test('what was exported is imported as the same game; anything else changes nothing and says so', () => {
  const store = begun();
  store.getState().move(act('ddos'));
  const other = createVillainStore(slot());
  other.getState().importText(slot().toText(stateOf(store)));
  expect(stateOf(other)).toEqual(stateOf(store));
  other.getState().importText('{"game":"war"}');
  expect(stateOf(other)).toEqual(stateOf(store));
  expect(other.getState().notice?.text).toContain('can’t be read');
});

test('a refused move says why, twice if asked twice', () => {
  const store = begun();
  store.getState().move(act('fake-news'));
  store.getState().move(act('cyber-hack'));
  const first = store.getState().notice;
  expect(first?.text).toContain('is running');
  store.getState().move(act('cyber-hack'));
  expect(store.getState().notice).toEqual({ text: first?.text, count: 2 });
});

test('hiding the tab pauses and saves; a pause of the player stays his', () => {
  const store = begun();
  store.getState().hide();
  expect(store.getState().pause).toBe('hidden');
  store.getState().togglePause();
  expect(store.getState().pause).toBeNull();
  store.getState().togglePause();
  store.getState().hide();
  expect(store.getState().pause).toBe('player');
});

test('the menu holds the time and gives it back', () => {
  const store = begun();
  store.getState().openMenu();
  expect(store.getState().pause).toBe('menu');
  store.getState().closeMenu();
  expect(store.getState().pause).toBeNull();
});

test('a restart keeps the name, and the game before can be brought back until the first move', () => {
  const store = begun();
  store.getState().tick(15_000);
  const old = stateOf(store);
  store.getState().begin({ seed: 'new' });
  expect(stateOf(store)).toMatchObject({ day: 1, name: 'Zahra' });
  store.getState().bringBack();
  expect(stateOf(store)).toEqual(old);
  store.getState().begin({ seed: 'new' });
  store.getState().move(act('fake-news'));
  expect(store.getState().before).toBeNull();
});

test('a game that is over is not offered for continuing', () => {
  const store = begun();
  expect(kept.size).toBe(1);
  store.setState({ now: { ...stateOf(store), resources: -60 } });
  store.getState().tick(5000);
  expect(stateOf(store).outcome).toBe('lost');
  expect(kept.size).toBe(0);
});

test('speeds go round 1, 2, 3', () => {
  const store = begun();
  const speeds = [1, 2, 3].map(() => {
    store.getState().speed();
    return stateOf(store).speed;
  });
  expect(speeds).toEqual([2, 3, 1]);
});
