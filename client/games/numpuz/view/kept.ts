import { asFields } from '../../kit/parse.ts';
import { saveSlot } from '../../kit/save.ts';
import { parseBest, parseGame, SAVE_VERSION } from '../engine/save.ts';
import type { Faces } from './face-switch.tsx';

const GAME = 'numpuz';

/** The game that is played, the best so far and how the plates look, each kept by this browser. */
export const keptGame = saveSlot({ game: GAME, name: 'game', version: SAVE_VERSION, parse: parseGame });
export const keptBest = saveSlot({ game: GAME, name: 'best', version: 1, parse: parseBest });
export const keptFaces = saveSlot({ game: GAME, name: 'faces', version: 1, parse: parseFaces });

function parseFaces(value: unknown): Faces | null {
  const { picture, numbers } = asFields(value) ?? {};
  return typeof picture === 'boolean' && typeof numbers === 'boolean' ? { picture, numbers } : null;
}
