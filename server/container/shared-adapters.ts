import { createWebhookRail } from '../adapters/rails/webhook-rail.ts';
import type { Config } from '../config.ts';
import type { Clock } from '../ports/clock.ts';
import { noMetrics, type ProcessMetrics } from '../ports/metrics.ts';
import type { PayoutRail } from '../ports/payout-rail.ts';
import { Unavailable } from '../ports/unavailable.ts';

export function createRail(config: Config, clock: Clock): PayoutRail {
  const { PAYOUT_RAIL, PAYOUT_WEBHOOK_URL: url, PAYOUT_WEBHOOK_SECRET: secret } = config;
  if (PAYOUT_RAIL === 'manual' || url === undefined || secret === undefined) return { kind: 'manual' };
  return createWebhookRail({ url, secret, clock });
}

/** Counts only where METRICS_PORT asks for it. A cluster lets it `watch` its clock and its publisher too. */
export async function createMetrics({ METRICS_PORT }: Config): Promise<ProcessMetrics> {
  if (METRICS_PORT === undefined) return noMetrics;
  // Only here: a process without metrics doesn't load what makes them.
  const { createPrometheusMetrics } = await import('../adapters/prometheus/prometheus-metrics.ts');
  return createPrometheusMetrics();
}

/** The part `name` while it is unavailable. */
export async function failingOf<Name extends string>(
  name: Name,
  check: () => Promise<void>,
): Promise<Name | undefined> {
  try {
    await check();
    return undefined;
  } catch (fault) {
    if (!(fault instanceof Unavailable)) throw fault;
    return name;
  }
}
