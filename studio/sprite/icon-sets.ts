import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'zod';
import type { Drawing } from './drawing.ts';

const require = createRequire(import.meta.url);

const packages = { no: '@iconify-json/noto', fl: '@iconify-json/fluent-emoji-flat' } as const;
export type IconSet = keyof typeof packages;
export const iconSets = Object.keys(packages) as [IconSet, ...IconSet[]];

const setSchema = z.object({
  width: z.number().optional(),
  icons: z.record(z.string(), z.object({ body: z.string(), width: z.number().optional() })),
  aliases: z.record(z.string(), z.object({ parent: z.string() })).optional(),
});
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
  const { icons, aliases, width = 16 } = load(set);
  const icon = icons[name] ?? icons[aliases?.[name]?.parent ?? ''];
  return icon && { size: icon.width ?? width, body: icon.body };
}

export const iconNames = (set: IconSet): string[] => Object.keys(load(set).icons);
