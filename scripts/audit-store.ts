import { readStoreConfig } from '../server/config.ts';
import { StartRefused } from '../server/ports/start-refused.ts';
import { StoreUnavailable } from '../server/ports/store.ts';
import { auditConfigured } from '../server/store-copy/audit-configured.ts';
import { reportAudit } from './store-copy/report.ts';

/** `npm run audit:store`: prints what must not be in the store and exits with 1, or says that nothing differs. */

try {
  process.exitCode = reportAudit(await auditConfigured(readStoreConfig()));
} catch (fault) {
  if (!(fault instanceof StartRefused || fault instanceof StoreUnavailable)) throw fault;
  console.error(`audit: ${fault.message}`);
  process.exitCode = 1;
}
