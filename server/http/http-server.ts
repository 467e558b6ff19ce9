import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';

/** Far above any form of this site. */
const MAX_BODY_BYTES = 32 * 1024;
const SLOW_REQUEST_MS = 15_000;

export interface HttpOptions {
  readonly logger: FastifyBaseLogger;
  /** Addresses of proxies whose word about the client's address is believed. */
  readonly trustProxy: string[] | undefined;
}

/** Fastify with this site's limits, schemas by zod, and an id for every request. */
export function createHttpServer({ logger, trustProxy }: HttpOptions): FastifyInstance {
  const http = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: SLOW_REQUEST_MS,
    forceCloseConnections: true,
    genReqId: () => randomUUID(),
    ...(trustProxy && { trustProxy }),
  });
  http.setValidatorCompiler(validatorCompiler);
  http.setSerializerCompiler(serializerCompiler);
  http.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  return http;
}
