import { styleText } from 'node:util';

const COLOURS = ['cyan', 'magenta', 'yellow', 'green', 'blue', 'red'] as const;

export interface ClusterLog {
  /** A line of the launcher itself. */
  say(line: string): void;
  /** A line of a process, under its name; kept back until `open`. */
  tell(name: string, line: string): void;
  /** From now on processes are heard. */
  open(): void;
}

/** One log of many processes; the first lines are the launcher's. */
export function createClusterLog(write: (line: string) => void): ClusterLog {
  const names: string[] = [];
  let kept: string[] | undefined = [];
  const prefix = (name: string): string => {
    if (!names.includes(name)) names.push(name);
    return styleText(COLOURS[names.indexOf(name) % COLOURS.length] ?? 'cyan', `${name.padEnd(8)} |`);
  };
  return {
    say: write,
    tell(name, line) {
      const prefixed = `${prefix(name)} ${line}`;
      if (kept) kept.push(prefixed);
      else write(prefixed);
    },
    open() {
      for (const line of kept ?? []) write(line);
      kept = undefined;
    },
  };
}
