import { spawnSync } from 'node:child_process';

/** `npm run soak`: the faults under load, for as long and as often as they come in life. Arguments go to vitest. */
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'cluster',
    'tests/faults/cluster/faults-',
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit', env: { ...process.env, SAWAAL_SOAK: '1' } },
);
process.exit(status ?? 1);
