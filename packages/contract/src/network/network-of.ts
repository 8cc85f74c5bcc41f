import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** A household has a /64 of IPv6 and may use any address in it (RFC 6177, RFC 8981). */
const NETWORK_GROUPS = 4;

const groupsOf = (part: string) => (part === '' ? [] : part.split(':').map((group) => parseInt(group, 16)));

/**
 * Returns the key by which rate limits identify a visitor: an IPv4 address, also when mapped to IPv6, or the /64
 * network of an IPv6 address. Anything else is returned unchanged.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  // WHATWG's form: lower case, the longest run of zeros compressed, no dots.
  const canonical = URL.parse(`http://[${address.split('%')[0]}]`)?.hostname.slice(1, -1) ?? address;
  const [head = '', tail] = canonical.split('::');
  const [first, last] = [groupsOf(head), groupsOf(tail ?? '')];
  const groups = [...first, ...Array<number>(GROUPS - first.length - last.length).fill(0), ...last];
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}
