import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const root = join(import.meta.dirname, '..');
const manifest = z.object({
  scripts: z.record(z.string(), z.string()),
  optionalDependencies: z.record(z.string(), z.string()),
});
const { scripts, optionalDependencies } = manifest.parse(
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')),
);

describe('npm scripts run on any desk', () => {
  it.each(Object.entries(scripts))(
    '%s has nothing that only some shells understand: %s',
    (_name, command) => {
      expect(command).toMatch(/^[\w@./: -]+$/);
      expect(command).not.toMatch(/^exec |\b(rm|cp|mv|mkdir|export|set)\b/);
    },
  );

  it.each(Object.values(scripts).filter((command) => command.startsWith('node ')))(
    'what TypeScript asks of Node is checked before %s',
    (command) => {
      const [, launcher, name] = command.split(' ');
      expect(launcher).toBe('scripts/run.mjs');
      expect(existsSync(join(root, `scripts/${name}.ts`))).toBe(true);
    },
  );

  it('the pinned Node comes for Linux, macOS and Windows, x64 and arm64', () => {
    expect(Object.keys(optionalDependencies).map((name) => name.replace('node-bin-', 'node-'))).toEqual(
      ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64', 'win-arm64', 'win-x64'].map(
        (name) => `node-${name}`,
      ),
    );
    const majors = Object.values(optionalDependencies).map((version) => version.split('.')[0]);
    expect(new Set(majors)).toEqual(new Set(['26']));
  });
});
