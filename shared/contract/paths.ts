import type { HttpCall, http } from './http.ts';

/** Method and path of each call, free of zod for the browser; a difference from `http` does not compile. */
export const endpoints = {
  health: { method: 'GET', path: '/api/health' },
  catalogue: { method: 'GET', path: '/api/catalogue' },
  site: { method: 'GET', path: '/api/site' },
} as const satisfies { [Call in HttpCall]: Pick<(typeof http)[Call], 'method' | 'path'> };
