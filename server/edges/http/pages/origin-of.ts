import type { FastifyRequest } from 'fastify';

/**
 * The site's own origin as whoever asks knows it, for where the site has not been told one. Undefined where the request names
 * nothing that could be one: the header is anybody's to write.
 */
export function originOf({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string | undefined {
  const origin = `${protocol}://${host}`;
  if (!/^https?:/.test(origin) || !URL.canParse(origin)) return undefined;
  const url = new URL(origin);
  return url.href === `${url.origin}/` ? url.origin : undefined;
}
