import { auditStore, NotAuditable } from '../server/adapters/sqlite/audit.ts';
import { ConfigError, readConfig } from '../server/config.ts';

/** `npm run audit:store`: prints what must not be in the store and exits with 1, or says that nothing differs. */

try {
  const differences = auditStore(readConfig().DATA_DIR);
  for (const { check, found } of differences) console.log(`${check}: ${found}`);
  console.log(
    differences.length === 0 ? 'audit: nothing differs' : `audit: differences: ${differences.length}`,
  );
  process.exitCode = differences.length === 0 ? 0 : 1;
} catch (fault) {
  if (!(fault instanceof NotAuditable || fault instanceof ConfigError)) throw fault;
  console.error(`audit: ${fault.message}`);
  process.exitCode = 1;
}
