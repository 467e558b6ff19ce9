/** Steps that come before a connection exists. A fault of the same code later on may come after the request was read. */
const BEFORE_CONNECTION = new Set(['connect', 'getaddrinfo']);

/** No connection in time, or a certificate that was refused, before the first byte of the request. */
const NO_CONNECTION =
  /^(UND_ERR_CONNECT_TIMEOUT|ERR_TLS_CERT_.+|CERT_.+|DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_.+)$/;

interface SystemFault {
  readonly code?: unknown;
  readonly syscall?: unknown;
}

const codeOf = (fault: unknown) => String((fault as SystemFault | undefined)?.code ?? '');

function isBeforeConnection(fault: unknown): boolean {
  if (fault instanceof AggregateError) return fault.errors.every(isBeforeConnection);
  const { syscall } = (fault ?? {}) as SystemFault;
  return BEFORE_CONNECTION.has(String(syscall)) || NO_CONNECTION.test(codeOf(fault));
}

/** What a fetch failed of, and whether surely nothing was sent: every address it tried was never connected. */
export function readFetchFault(fault: unknown): { readonly isSurelyNotSent: boolean; readonly why: string } {
  const cause = fault instanceof Error ? fault.cause : undefined;
  const name = fault instanceof Error ? fault.name : 'no answer';
  return { isSurelyNotSent: isBeforeConnection(cause), why: codeOf(cause) || name };
}
