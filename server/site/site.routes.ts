import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { http } from '../../shared/contract/http.ts';
import type { HealthView, SiteView } from '../../shared/contract/views.ts';
import type { Store } from '../ports/store.ts';

export interface SiteParts {
  readonly site: SiteView;
  readonly store: Store;
  readonly mode: HealthView['mode'];
  /** The part that is away, if one is. */
  readonly failing: () => Promise<string | undefined>;
  readonly version: string;
}

/** What the site says of itself: its settings for pages, and whether it is well. */
export function registerSiteRoutes(app: FastifyInstance, parts: SiteParts): void {
  const { site, store, mode, version } = parts;
  const typed = app.withTypeProvider<ZodTypeProvider>();

  typed.get(http.site.path, { schema: { response: http.site.replies } }, () => site);

  typed.get(http.stats.path, { schema: { response: http.stats.replies } }, async () => {
    const { members, plays, paidOutPaisa } = await store.stats();
    return { members, plays, paidOutPkrPaisa: paidOutPaisa };
  });

  typed.get(http.health.path, { schema: { response: http.health.replies } }, async (_request, reply) => {
    const failing = await parts.failing();
    return failing === undefined
      ? { status: 'ok' as const, mode, version }
      : reply.status(503).send({ status: 'failing' as const, mode, version, failing });
  });
}
