import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { compare, readImages, readManifest } from './jobs/manifest.ts';
import { planPictures } from './jobs/plan.ts';
import { renderSpec } from './render.ts';
import { parseSpec } from './spec.ts';

const root = path.resolve(import.meta.dirname, '..');

const sources = {
  banks: path.join(root, 'content/banks'),
  cards: path.join(import.meta.dirname, 'cards.json'),
};

it('has every picture as its spec says, and no other', () => {
  const { pictures, unreadable } = planPictures(sources);
  const manifest = readManifest(path.join(import.meta.dirname, 'manifests'));
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

it.each(['quiz/GK1.webp', 'cards/history.webp'])('draws %s again to the very bytes', async (file) => {
  const picture = planPictures(sources).pictures.find((one) => one.file === file);
  if (!picture) throw new Error(`no picture ${file}`);
  const drawn = await renderSpec(parseSpec(picture.spec, file), picture.seed, picture.width);
  expect(drawn.equals(readFileSync(path.join(root, 'client/public/images', file)))).toBe(true);
});
