import { expect, it } from 'vitest';
import { readFetchFault } from './connection-faults.ts';

const fault = (code: string, syscall?: string) =>
  Object.assign(new Error(code), { code, ...(syscall !== undefined && { syscall }) });
const failed = (cause: unknown) => new TypeError('fetch failed', { cause });

it.each([
  ['connection refused', fault('ECONNREFUSED', 'connect')],
  ['no such name', fault('ENOTFOUND', 'getaddrinfo')],
  ['names can’t be looked up now', fault('EAI_AGAIN', 'getaddrinfo')],
  ['no way to the host', fault('EHOSTUNREACH', 'connect')],
  ['no connection in time', fault('UND_ERR_CONNECT_TIMEOUT')],
  ['a certificate of another name', fault('ERR_TLS_CERT_ALTNAME_INVALID')],
  ['a certificate that is over', fault('CERT_HAS_EXPIRED')],
  ['a certificate of nobody known', fault('UNABLE_TO_VERIFY_LEAF_SIGNATURE')],
  ['refused at every address', new AggregateError([1, 2].map(() => fault('ECONNREFUSED', 'connect')))],
])('surely not sent: %s', (_what, cause) => {
  expect(readFetchFault(failed(cause)).isSurelyNotSent).toBe(true);
});

it.each([
  ['reset while reading', fault('ECONNRESET', 'read')],
  ['the way to the host lost while reading', fault('EHOSTUNREACH', 'read')],
  ['the way to the host lost while writing', fault('ENETUNREACH', 'write')],
  ['closed by the other side', fault('UND_ERR_SOCKET')],
  ['no head in time', fault('UND_ERR_HEADERS_TIMEOUT')],
  ['a broken record of TLS', fault('ERR_SSL_DECRYPTION_FAILED_OR_BAD_RECORD_MAC')],
  [
    'one address refused, another reset',
    new AggregateError([fault('ECONNREFUSED', 'connect'), fault('ECONNRESET', 'read')]),
  ],
  ['no cause at all', undefined],
])('may have been sent: %s', (_what, cause) => {
  expect(readFetchFault(failed(cause)).isSurelyNotSent).toBe(false);
});

it('names the fault by its code, or by its kind', () => {
  expect(readFetchFault(failed(fault('ECONNRESET'))).why).toBe('ECONNRESET');
  expect(readFetchFault(new DOMException('', 'TimeoutError')).why).toBe('TimeoutError');
});
