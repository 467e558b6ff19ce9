import type { FastifyInstance, FastifyReply } from 'fastify';
import { type ErrorCode, errorMessage, errors } from '../../../shared/contract/errors.ts';
import { TooBusy, Unavailable } from '../../ports/unavailable.ts';
import { createLineBudget } from '../line-budget.ts';
import { STATUS_CODES } from './status-codes.ts';

/** Sends an expected failure as RFC 9457 problem details, with further members where a client needs them. */
export function sendProblem(
  reply: FastifyReply,
  code: ErrorCode,
  extras: { readonly retryAfter?: number; readonly [member: string]: unknown } = {},
): FastifyReply {
  const { status } = errors[code];
  const { retryAfter, ...members } = extras;
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  return reply
    .status(status)
    .type('application/problem+json')
    .send({
      type: 'about:blank',
      title: STATUS_CODES[status] ?? code,
      status,
      detail: errorMessage(code, retryAfter),
      code,
      ...members,
    });
}

/** Sends what a service refused. */
export function sendRefusal(
  reply: FastifyReply,
  refusal: { readonly code: ErrorCode; readonly retryAfter?: number },
): FastifyReply {
  const { code, retryAfter } = refusal;
  return sendProblem(reply, code, retryAfter === undefined ? {} : { retryAfter });
}

function codeOf(fault: unknown): ErrorCode {
  if (fault instanceof Unavailable) return 'UNAVAILABLE';
  const status = fault instanceof Error && 'statusCode' in fault ? Number(fault.statusCode) : 500;
  if (status === 413) return 'PAYLOAD_TOO_LARGE';
  // A folder among the static files is forbidden, which is as good as not there.
  if (status === 404 || status === 403) return 'NOT_FOUND';
  return status >= 400 && status < 500 ? 'BAD_REQUEST' : 'SOMETHING_WRONG';
}

/** Answers every fault of a request with a problem; what is not the client's doing is logged. */
export function registerErrorHandler(app: FastifyInstance): void {
  const line = createLineBudget();
  app.setErrorHandler((fault, request, reply) => {
    const code = codeOf(fault);
    if (fault instanceof TooBusy) return sendProblem(reply, code, { retryAfter: fault.retryAfter });
    const level = errors[code].status >= 500 ? 'error' : 'debug';
    const besides = line(code);
    if (besides) request.log[level]({ err: fault, ...besides }, 'a request failed');
    return sendProblem(reply, code);
  });
}
