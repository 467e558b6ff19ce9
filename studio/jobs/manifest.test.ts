import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sha256 } from '../engine/cache.ts';
import { compare, type Manifest, readImages, readManifest, writeManifest } from './manifest.ts';
import { type Picture, specHash } from './picture.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'images-'));
  mkdirSync(path.join(folder, 'quiz'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const picture = (n: number, spec: unknown = { stage: 'space' }): Picture => ({
  name: `space-exploration question ${n}`,
  group: 'space-exploration',
  file: `quiz/SE${n}.webp`,
  spec,
  category: 'science-nature',
  seed: `SE${n}`,
  width: 960,
});

/** Stands for drawing: the file exists and the manifest knows it. */
function put({ file, ...rest }: Picture, manifest: Manifest): void {
  writeFileSync(path.join(folder, file), file);
  manifest[file] = { spec: specHash({ file, ...rest }), sha256: sha256(file) };
}

const differences = (pictures: readonly Picture[], manifest: Manifest) => {
  const { missing, stale, orphaned } = compare(pictures, manifest, readImages(folder));
  return { missing: missing.map(({ file }) => file), stale: stale.map(({ file }) => file), orphaned };
};

it('finds nothing to do when every image is as its spec says', () => {
  const manifest: Manifest = {};
  put(picture(1), manifest);
  writeManifest(path.join(folder, 'manifests'), manifest, [picture(1)]);
  const read = readManifest(path.join(folder, 'manifests'));
  expect(differences([picture(1)], read)).toEqual({ missing: [], stale: [], orphaned: [] });
});

it('finds missing, stale and orphaned images', () => {
  const manifest: Manifest = {};
  for (const n of [1, 2, 3, 4]) put(picture(n), manifest);
  rmSync(path.join(folder, 'quiz/SE1.webp'));
  writeFileSync(path.join(folder, 'quiz/SE3.webp'), 'edited by hand');
  const wanted = [picture(1), picture(2, { stage: 'globe' }), picture(3)];
  expect(differences(wanted, manifest)).toEqual({
    missing: ['quiz/SE1.webp'],
    stale: ['quiz/SE2.webp', 'quiz/SE3.webp'],
    orphaned: ['quiz/SE4.webp'],
  });
});

it('keeps a file for each quiz and forgets those that are gone', () => {
  const manifests = path.join(folder, 'manifests');
  const other: Picture = { ...picture(1), group: 'jazz-legends', file: 'quiz/JL1.webp' };
  const manifest: Manifest = {};
  put(picture(1), manifest);
  put(other, manifest);
  writeManifest(manifests, manifest, [picture(1), other]);
  expect(readdirSync(manifests)).toEqual(['jazz-legends.json', 'space-exploration.json']);
  writeManifest(manifests, manifest, [other]);
  expect(readdirSync(manifests)).toEqual(['jazz-legends.json']);
  expect(Object.keys(readManifest(manifests))).toEqual(['quiz/JL1.webp']);
});

it('leaves the file of another quiz alone, which another run may be drawing', () => {
  const manifests = path.join(folder, 'manifests');
  const other: Picture = { ...picture(1), group: 'jazz-legends', file: 'quiz/JL1.webp' };
  const manifest: Manifest = {};
  put(picture(1), manifest);
  const before = { ...manifest };
  put(other, manifest);
  writeManifest(manifests, manifest, [other]);
  writeManifest(manifests, before, [picture(1)], [picture(1), other]);
  expect(Object.keys(readManifest(manifests)).sort()).toEqual(['quiz/JL1.webp', 'quiz/SE1.webp']);
});
