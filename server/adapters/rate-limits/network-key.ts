import ipaddr from 'ipaddr.js';

const HOUSEHOLD = '/64';
/** What one customer of many providers has: 65,536 households' worth of addresses. */
const NETWORK_BITS = 48;

/** The network that an IPv6 household's key stands in; undefined for every other key. */
export function networkOf(key: string): string | undefined {
  if (!key.endsWith(HOUSEHOLD)) return undefined;
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${key.slice(0, -HOUSEHOLD.length)}/${NETWORK_BITS}`);
  return `${network}/${NETWORK_BITS}`;
}
