import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { http } from '../../../shared/contract/http.ts';
import { askedOften } from '../../edges/asked-often.ts';
import type { Feature } from '../../edges/feature.ts';
import type { Container } from '../../ports/container.ts';
import { readFigures } from './figures.service.ts';
import { presentFigures } from './figures.view.ts';

/** Shorter than a dashboard waits after an event, so that what it fetches then has it. */
const FIGURES_HOLD_MS = 2_000;

/** The figures of the site, once for all dashboards. */
export function createFiguresFeature(parts: Pick<Container, 'store' | 'clock' | 'timeZone'>): Feature {
  const figures = askedOften(
    async () => presentFigures(await readFigures(parts)),
    parts.clock,
    FIGURES_HOLD_MS,
  );
  return {
    registerRoutes(app, { requireAdmin }) {
      app
        .withTypeProvider<ZodTypeProvider>()
        .get(
          http.figures.path,
          { schema: { response: http.figures.replies }, config: { glance: true }, onRequest: requireAdmin },
          figures,
        );
    },
  };
}
