import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Picture } from '../jobs/picture.ts';

/** Where the examples of the handbook stand. */
const FILE = path.resolve(import.meta.dirname, '../sampler.json');

/** One good example of each composition and stage, by what it shows. */
export function sampler(): Picture[] {
  const specs = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, unknown>;
  return Object.entries(specs).map(([name, spec]) => ({
    name,
    group: 'sampler',
    file: `${name.replaceAll(' ', '-')}.webp`,
    spec,
    category: 'general-knowledge',
    seed: name,
    width: 960,
  }));
}
