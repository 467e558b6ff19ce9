import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { http } from '../../../shared/contract/http.ts';
import type { HealthView } from '../../../shared/contract/views.ts';
import { askedOften } from '../../edges/asked-often.ts';
import type { Feature } from '../../edges/feature.ts';
import type { Container } from '../../ports/container.ts';
import { presentSite, type SiteSettings } from './site.view.ts';

/** A write each: once a second, however many load balancers ask. */
const HEALTH_HOLDS_MS = 1_000;
/** The figures of the home page are counted: no visitor needs them to the second. */
const STATS_HOLD_MS = 10_000;

export interface SiteParts extends Pick<Container, 'store' | 'clock'> {
  readonly settings: SiteSettings;
  readonly mode: HealthView['mode'];
  /** The part that is away, if one is. */
  readonly failing: () => Promise<string | undefined>;
  readonly version: string;
}

/** What the site says of itself: its settings for pages, and whether it is well. */
export function createSiteFeature(parts: SiteParts): Feature {
  return { registerRoutes: (app) => registerSiteRoutes(app, parts) };
}

function registerSiteRoutes(app: FastifyInstance, parts: SiteParts): void {
  const { store, clock, mode, version } = parts;
  const site = presentSite(parts.settings);
  const typed = app.withTypeProvider<ZodTypeProvider>();

  typed.get(http.site.path, { schema: { response: http.site.replies } }, () => site);

  const stats = askedOften(store.stats, clock, STATS_HOLD_MS);
  typed.get(http.stats.path, { schema: { response: http.stats.replies } }, async () => {
    const { members, plays, paidOutPaisa } = await stats();
    return { members, plays, paidOutPkrPaisa: paidOutPaisa };
  });

  const failing = askedOften(parts.failing, clock, HEALTH_HOLDS_MS);
  for (const { path, replies } of [http.health, http.ready]) {
    typed.get(path, { schema: { response: replies } }, async (_request, reply) => {
      const part = await failing();
      return part === undefined
        ? { status: 'ok' as const, mode, version }
        : reply.status(503).send({ status: 'failing' as const, mode, version, failing: part });
    });
  }
  typed.get(http.live.path, { schema: { response: http.live.replies } }, () => ({ status: 'ok' as const }));
}
