import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { err, ok, type Result } from '../../../shared/kernel/result.ts';
import { sha256 } from '../engine/cache.ts';
import { renderSpec } from '../render.ts';
import { parseSpec } from '../spec.ts';
import type { Picture } from './picture.ts';

export interface DrawJob {
  readonly picture: Picture;
  /** The folder of images. */
  readonly folder: string;
}

export interface DrawnImage {
  readonly sha256: string;
  readonly bytes: number;
}

async function drawPicture({ picture, folder }: DrawJob): Promise<DrawnImage> {
  const spec = parseSpec(picture.spec, picture.name);
  const webp = await renderSpec(spec, picture.category, picture.seed, picture.width);
  const file = path.join(folder, picture.file);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, webp);
  return { sha256: sha256(webp), bytes: webp.length };
}

process.on('message', (job: DrawJob) => {
  drawPicture(job).then(
    (drawn) => reply(ok(drawn)),
    (error: unknown) => reply(err(error instanceof Error ? error.message : String(error))),
  );
});

function reply(result: Result<DrawnImage, string>): void {
  process.send?.(result);
}
