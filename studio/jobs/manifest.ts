import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { sha256 } from '../engine/cache.ts';
import { type Picture, specHash } from './picture.ts';

const manifestSchema = z.record(z.string(), z.strictObject({ spec: z.string(), sha256: z.string() }));

/** For each image file: the spec it was drawn from and the bytes it had. */
export type Manifest = z.infer<typeof manifestSchema>;

/** One file for each group of pictures, so that several quizzes can be drawn at once and merged. */
export const readManifest = (folder: string): Manifest =>
  Object.assign(
    {},
    ...globSync('*.json', { cwd: folder })
      .sort()
      .map((file) => manifestSchema.parse(JSON.parse(readFileSync(path.join(folder, file), 'utf8')))),
  );

/**
 * Writes what the manifest says of these pictures. Files of groups that none of `all` belongs to go; those of other
 * groups stay as they are, since another run may be drawing them.
 */
export function writeManifest(
  folder: string,
  manifest: Manifest,
  pictures: readonly Picture[],
  all: readonly Picture[] = pictures,
): void {
  mkdirSync(folder, { recursive: true });
  const groups = new Map<string, Manifest>();
  for (const { group, file } of pictures) {
    const entry = manifest[file];
    if (entry) groups.set(group, { ...groups.get(group), [file]: entry });
  }
  const kept = new Set(all.map(({ group }) => group));
  for (const file of globSync('*.json', { cwd: folder }))
    if (!kept.has(path.basename(file, '.json'))) rmSync(path.join(folder, file));
  for (const [group, entries] of groups) {
    const file = path.join(folder, `${group}.json`);
    const sorted = Object.entries(entries).sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
    const text = `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
}

/** The image files there are, with the hash of each one's bytes. */
export function readImages(folder: string): ReadonlyMap<string, string> {
  const files = globSync(['{quiz,cards}/*.webp', '*.{jpg,webp}'], { cwd: folder }).map((file) =>
    file.replaceAll('\\', '/'),
  );
  return new Map(files.sort().map((file) => [file, sha256(readFileSync(path.join(folder, file)))]));
}

export interface Differences {
  readonly missing: readonly Picture[];
  /** Drawn from another spec, or changed by hand since. */
  readonly stale: readonly Picture[];
  readonly orphaned: readonly string[];
}

/** Compares what should be drawn with what is. */
export function compare(
  pictures: readonly Picture[],
  manifest: Manifest,
  images: ReadonlyMap<string, string>,
): Differences {
  const wanted = new Set(pictures.map(({ file }) => file));
  const isStale = (picture: Picture) => {
    const entry = manifest[picture.file];
    return entry?.spec !== specHash(picture) || entry.sha256 !== images.get(picture.file);
  };
  return {
    missing: pictures.filter(({ file }) => !images.has(file)),
    stale: pictures.filter((picture) => images.has(picture.file) && isStale(picture)),
    orphaned: [...images.keys()].filter((file) => !wanted.has(file)),
  };
}
