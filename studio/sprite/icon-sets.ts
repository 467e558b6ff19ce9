import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'zod';
import type { Drawing } from './drawing.ts';

const require = createRequire(import.meta.url);

const packages = { no: '@iconify-json/noto', fl: '@iconify-json/fluent-emoji-flat' } as const;
export type IconSet = keyof typeof packages;
export const iconSets = Object.keys(packages) as [IconSet, ...IconSet[]];

const icon = z.object({ body: z.string(), width: z.number().optional() });
const alias = z.object({ parent: z.string() });
const byName = z.custom<Readonly<Record<string, unknown>>>(
  (value) => typeof value === 'object' && value !== null,
);
/** Each of the thousands of drawings is parsed when it is asked for. */
const setSchema = z.object({ width: z.number().optional(), icons: byName, aliases: byName.optional() });
type Icons = z.infer<typeof setSchema>;

const loaded = new Map<IconSet, Icons>();

function load(set: IconSet): Icons {
  const known = loaded.get(set);
  if (known) return known;
  const icons = setSchema.parse(
    JSON.parse(readFileSync(require.resolve(`${packages[set]}/icons.json`), 'utf8')),
  );
  loaded.set(set, icons);
  return icons;
}

/** The icon of a set, or undefined. */
export function iconOf(set: IconSet, name: string): Drawing | undefined {
  const { icons, aliases = {}, width = 16 } = load(set);
  const found = icons[name] ?? icons[alias.safeParse(aliases[name]).data?.parent ?? ''];
  if (found === undefined) return undefined;
  const { body, width: size = width } = icon.parse(found);
  return { size, body };
}

export const iconNames = (set: IconSet): string[] => Object.keys(load(set).icons);
