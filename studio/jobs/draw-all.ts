import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { compare, type Manifest, readImages, readManifest, writeManifest } from './manifest.ts';
import { type Picture, specHash } from './picture.ts';
import { runPool } from './pool.ts';
import type { DrawJob, DrawnImage } from './worker.ts';

export interface Places {
  /** The folder of images. */
  readonly images: string;
  /** The folder of their manifests. */
  readonly manifests: string;
}

export interface Reporter {
  start(total: number): void;
  step(name: string): void;
  stop(): void;
}

export interface Drawing {
  readonly drawn: number;
  readonly removed: readonly string[];
  readonly failures: readonly string[];
}

const worker = path.join(import.meta.dirname, 'worker.ts');
const SAVE_EVERY = 25;

/** Draws what is missing or stale among `chosen` and removes images that nothing in `all` needs. */
export async function drawAll(
  all: readonly Picture[],
  chosen: readonly Picture[],
  places: Places,
  reporter: Reporter,
): Promise<Drawing> {
  const manifest: Manifest = readManifest(places.manifests);
  const images = readImages(places.images);
  const { missing, stale } = compare(chosen, manifest, images);
  const { orphaned } = compare(all, manifest, images);
  for (const file of orphaned) rmSync(path.join(places.images, file));

  const failures: string[] = [];
  const jobs = [...missing, ...stale].map((picture): DrawJob => ({ picture, folder: places.images }));
  let done = 0;
  reporter.start(jobs.length);
  await runPool<DrawJob, DrawnImage>(jobs, {
    worker,
    processes: Math.min(4, availableParallelism()),
    onResult: ({ picture }, result) => {
      done += 1;
      if (result.ok) manifest[picture.file] = { spec: specHash(picture), sha256: result.value.sha256 };
      else
        failures.push(
          result.error.includes(picture.name) ? result.error : `${picture.name}: ${result.error}`,
        );
      // An interrupted run keeps most of its work.
      if (done % SAVE_EVERY === 0) writeManifest(places.manifests, manifest, chosen, all);
      reporter.step(picture.name);
    },
  });
  reporter.stop();
  writeManifest(places.manifests, manifest, chosen, all);
  return { drawn: jobs.length - failures.length, removed: orphaned, failures };
}
