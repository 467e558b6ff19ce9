import { useGameKeys } from '../../kit/use-game-keys.ts';
import { ACTIONS } from '../engine/constants.ts';
import type { Playing } from './villain-store.ts';

/** The keys of the table: 1 to 5 act, P pauses, S changes the speed, R restarts. */
export const useVillainKeys = (villain: Playing, onRestart: () => void): void =>
  useGameKeys({
    ...Object.fromEntries(ACTIONS.map(({ id }, place) => [String(place + 1), () => villain.act(id)])),
    p: villain.togglePause,
    s: () => villain.speed(),
    r: onRestart,
  });
