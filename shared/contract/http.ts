import type { z } from 'zod';
import { catalogueSchema, healthSchema, siteSchema } from './views.ts';

/** Every HTTP call, declared once: method, path and the schemas of what goes in and comes out. */
export const http = {
  health: { method: 'GET', path: '/api/health', replies: { 200: healthSchema, 503: healthSchema } },
  catalogue: { method: 'GET', path: '/api/catalogue', replies: { 200: catalogueSchema } },
  site: { method: 'GET', path: '/api/site', replies: { 200: siteSchema } },
} as const;

export type HttpCall = keyof typeof http;
export type Reply<Call extends HttpCall> = z.infer<(typeof http)[Call]['replies'][200]>;
