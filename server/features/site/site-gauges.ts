import type { Container } from '../../ports/container.ts';
import type { Gauges, QueueGauge } from '../../ports/metrics.ts';
import { QUEUES, type Queue, type QueueName } from '../../ports/queue.ts';

export interface SiteGaugeParts extends Pick<Container, 'store' | 'clock'> {
  readonly queue: Pick<Queue, 'state'>;
}

/** What every process can tell of the whole site. Of the same number from many processes, one looks at the largest. */
export function siteGauges({ store, clock, queue }: SiteGaugeParts): Gauges {
  async function stateOf(name: QueueName): Promise<QueueGauge> {
    const { depth, running, oldestSince } = await queue.state(name);
    const oldestAgeMs = oldestSince === null ? 0 : clock.now() - oldestSince;
    return { queue: name, depth, running, oldestAgeMs };
  }
  return {
    slots: store.slots,
    unknownPayouts: store.unknownPayouts,
    queues: () => Promise.all(QUEUES.map(stateOf)),
  };
}
