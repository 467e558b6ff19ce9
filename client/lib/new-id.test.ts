import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { newId } from './new-id.ts';

test('an id is a UUID, on a page that came over http too [DEVICE-20]', () => {
  const random = crypto.getRandomValues.bind(crypto);
  vi.stubGlobal('crypto', { getRandomValues: random });
  const ids = Array.from({ length: 200 }, newId);
  vi.unstubAllGlobals();
  for (const id of ids) expect(z.uuidv4().safeParse(id).success).toBe(true);
  expect(new Set(ids).size).toBe(200);
});
