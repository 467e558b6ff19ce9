import type { StoreConfig } from '../config.ts';
import { auditStore, type Difference } from './audit.ts';

/** Audits the store that the configuration names, in either mode. Throws `StartRefused` where there is none. */
export async function auditConfigured({
  DATA_DIR,
  MONGODB_URL,
}: StoreConfig): Promise<readonly Difference[]> {
  if (MONGODB_URL === undefined) return auditStore(DATA_DIR);
  // Only here: embedded mode doesn't pay for the driver.
  const { auditCluster } = await import('./audit-cluster.ts');
  return auditCluster(MONGODB_URL);
}
