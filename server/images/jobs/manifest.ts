import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { sha256 } from '../engine/cache.ts';
import { type Picture, specHash } from './picture.ts';

const manifestSchema = z.record(z.string(), z.strictObject({ spec: z.string(), sha256: z.string() }));

/** For each image file: the spec it was drawn from and the bytes it had. */
export type Manifest = z.infer<typeof manifestSchema>;

export const readManifest = (file: string): Manifest =>
  existsSync(file) ? manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};

export function writeManifest(file: string, manifest: Manifest): void {
  const entries = Object.entries(manifest).sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
}

/** The image files there are, with the hash of each one's bytes. */
export function readImages(folder: string): ReadonlyMap<string, string> {
  const files = globSync(['{quiz,cards}/*.webp', '*.jpg'], { cwd: folder }).map((file) =>
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
