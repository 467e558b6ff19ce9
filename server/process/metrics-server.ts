import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { createHttpServer } from '../edges/http/http-server.ts';
import type { ProcessMetrics } from '../ports/metrics.ts';
import { listen } from './listen.ts';

export interface MetricsServer {
  /** Listens on METRICS_PORT; not at all while that is unset. Throws `StartRefused` when it can't. */
  listen(config: Pick<Config, 'METRICS_PORT' | 'HOST'>): Promise<void>;
  close(): Promise<void>;
}

/** The metrics of this process at `/metrics`, on a port of their own: the public one has nothing of them. */
export function createMetricsServer(metrics: ProcessMetrics, log: FastifyBaseLogger): MetricsServer {
  const http = createHttpServer({ logger: log, trustProxy: undefined });
  http.get('/metrics', async (_request, reply) => {
    const { contentType, text } = await metrics.page();
    return reply.type(contentType).send(text);
  });

  return {
    async listen({ METRICS_PORT: port, HOST: host }) {
      if (port === undefined) return;
      const listenTextResolver = (address: string) => `metrics are at ${address}/metrics`;
      await listen(http, { setting: 'METRICS_PORT', port, host, listenTextResolver });
    },
    close: () => http.close(),
  };
}
