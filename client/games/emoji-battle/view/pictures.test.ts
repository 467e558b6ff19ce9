import { expect, test } from 'vitest';
import { enemies } from '../engine/enemies.ts';
import { warriors } from '../engine/warriors.ts';
import { pictureOf } from './pictures.ts';

test('every fighter and every attack has its own drawing', () => {
  const ids = [
    ...warriors.flatMap(({ id, attacks }) => [id, ...attacks.map((attack) => attack.id)]),
    ...enemies.flatMap(({ id, moves, superMove }) => [id, ...[...moves, superMove].map((move) => move.id)]),
  ];
  expect(ids.filter((id) => !pictureOf(id))).toEqual([]);
  expect(new Set(ids.map(pictureOf)).size).toBe(ids.length);
});
