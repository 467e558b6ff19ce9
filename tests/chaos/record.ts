/** What was shown of one thing that has a version, as somebody saw it. */
export interface Shown {
  /** What it is, such as `withdrawal 7f…`. */
  readonly what: string;
  readonly version: number;
  /** What of it must be the same for everybody. */
  readonly content: object;
  readonly by: string;
}

/**
 * Remembers what browsers were shown of live state. Whatever has one version has one content, for everybody, and nothing
 * is shown that is newer than what is stored.
 */
export interface Record {
  see(shown: Shown): void;
  /** How many sights it has. */
  readonly size: number;
  /** What was shown differently under one version. */
  conflicts(): readonly string[];
  /** What was shown newer than the store has it, or otherwise at the stored version. */
  against(stored: Omit<Shown, 'by'>): readonly string[];
}

const textOf = (content: object): string => JSON.stringify(content);

export function createRecord(): Record {
  const sights = new Map<string, Map<number, { readonly text: string; readonly by: string }>>();
  const conflicts: string[] = [];
  let size = 0;
  return {
    see({ what, version, content, by }) {
      size += 1;
      const versions = sights.get(what) ?? new Map();
      sights.set(what, versions);
      const text = textOf(content);
      const known = versions.get(version);
      if (known === undefined) versions.set(version, { text, by });
      else if (known.text !== text)
        conflicts.push(`${what} version ${version}: ${known.by} was shown ${known.text}, ${by} ${text}`);
    },
    get size() {
      return size;
    },
    conflicts: () => conflicts,
    against({ what, version, content }) {
      const differences: string[] = [];
      for (const [shown, { text, by }] of sights.get(what) ?? []) {
        if (shown > version)
          differences.push(`${by} was shown ${what} version ${shown}, stored is ${version}`);
        if (shown === version && text !== textOf(content))
          differences.push(`${by} was shown ${what} as ${text}, stored is ${textOf(content)}`);
      }
      return differences;
    },
  };
}
