import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'zod';

const require = createRequire(import.meta.url);

/** The prefixes a spec may use: `fe:lion` is fluent-emoji (MIT), `gi:laurel-crown` game-icons (CC-BY-3.0). */
const packages = { fe: '@iconify-json/fluent-emoji', gi: '@iconify-json/game-icons' } as const;
type Prefix = keyof typeof packages;

const iconSetSchema = z.object({
  width: z.number().optional(),
  height: z.number().optional(),
  icons: z.record(
    z.string(),
    z.object({ body: z.string(), width: z.number().optional(), height: z.number().optional() }),
  ),
  aliases: z.record(z.string(), z.object({ parent: z.string() })).optional(),
});
type IconSet = z.infer<typeof iconSetSchema>;

export interface Icon {
  readonly body: string;
  readonly width: number;
  readonly height: number;
}

const loaded = new Map<Prefix, IconSet>();

function iconSet(prefix: Prefix): IconSet {
  let set = loaded.get(prefix);
  if (!set) {
    set = iconSetSchema.parse(
      JSON.parse(readFileSync(require.resolve(`${packages[prefix]}/icons.json`), 'utf8')),
    );
    loaded.set(prefix, set);
  }
  return set;
}

/** The icon of a name like `fe:lion`, or undefined when no set has it. */
export function findIcon(name: string): Icon | undefined {
  const [prefix, key] = name.split(':');
  if ((prefix !== 'fe' && prefix !== 'gi') || key === undefined) return undefined;
  const set = iconSet(prefix);
  const icon = set.icons[key] ?? set.icons[set.aliases?.[key]?.parent ?? ''];
  return (
    icon && { body: icon.body, width: icon.width ?? set.width ?? 16, height: icon.height ?? set.height ?? 16 }
  );
}

export function getIcon(name: string): Icon {
  const icon = findIcon(name);
  if (!icon) throw new Error(`unknown icon "${name}"`);
  return icon;
}
