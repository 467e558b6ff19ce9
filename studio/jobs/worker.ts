import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { err, ok, type Result } from '../../shared/kernel/result.ts';
import { sha256 } from '../engine/cache.ts';
import { renderSpec } from '../render.ts';
import { renderSocialCard } from '../social-card/draw.ts';
import { socialCard } from '../social-card/picture.ts';
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

const render = ({ file, name, spec, seed, width }: Picture): Promise<Buffer> =>
  file === socialCard.file ? renderSocialCard() : renderSpec(parseSpec(spec, name), seed, width);

async function drawPicture({ picture, folder }: DrawJob): Promise<DrawnImage> {
  const image = await render(picture);
  const file = path.join(folder, picture.file);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, image);
  return { sha256: sha256(image), bytes: image.length };
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
