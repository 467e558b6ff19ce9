import path from 'node:path';
import { expect, it } from 'vitest';
import { compare, readImages, readManifest } from './jobs/manifest.ts';
import { planPictures } from './jobs/plan.ts';

const root = path.resolve(import.meta.dirname, '../..');

it('has every picture as its spec says, and no other', () => {
  const { pictures, unreadable } = planPictures({
    banks: path.join(root, 'server/content/banks'),
    cards: path.join(import.meta.dirname, 'cards.json'),
  });
  const manifest = readManifest(path.join(import.meta.dirname, 'manifest.json'));
  const { missing, stale, orphaned } = compare(
    pictures,
    manifest,
    readImages(path.join(root, 'client/public/images')),
  );
  const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);
  expect({ unreadable, missing: names(missing), stale: names(stale), orphaned }).toEqual({
    unreadable: [],
    missing: [],
    stale: [],
    orphaned: [],
  });
});
