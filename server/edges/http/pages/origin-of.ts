import type { FastifyRequest } from 'fastify';

/** The site's own origin as whoever asks knows it. For where the site has not been told one. */
export const originOf = (request: FastifyRequest): string => `${request.protocol}://${request.host}`;
