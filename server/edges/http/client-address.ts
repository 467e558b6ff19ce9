import type { IncomingMessage } from 'node:http';
import proxyaddr from '@fastify/proxy-addr';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

const HOUSEHOLD_BITS = 64;
/** Of a connection that has ended meanwhile Node knows no address any more. */
const GONE = 'gone';

/**
 * Whose attempts are counted together: an IPv4 address, or the /64 network of an IPv6 address, since one household has all
 * addresses of that.
 */
export function addressKey(address: string | undefined): string {
  if (address === undefined) return GONE;
  if (!ipaddr.isValid(address)) return address;
  // An IPv4 address in the clothes of IPv6 is that IPv4 address.
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${HOUSEHOLD_BITS}`)}/${HOUSEHOLD_BITS}`;
}

/** The client's address, under which its attempts are counted. */
export function clientAddress(request: FastifyRequest): string {
  // Fastify's type says that there always is one.
  return addressKey(request.ip as string | undefined);
}

/** The same for a request that is no route's, such as the upgrade of a socket. */
export function addressReader(
  trustProxy: readonly string[] | undefined,
): (request: IncomingMessage) => string {
  const isTrusted = proxyaddr.compile([...(trustProxy ?? [])]);
  return (request) => addressKey(proxyaddr(request, isTrusted));
}
