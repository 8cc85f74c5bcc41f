import { BlockList, isIP } from 'node:net';

const NETWORKS: Record<string, readonly string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Returns true for a trusted proxy, whose forwarding headers are believed; a closed connection has no address. */
export type IsTrusted = (address: string | undefined) => boolean;

/**
 * Parses a list such as `loopback, 10.1.0.0/16` of addresses, networks and named networks. Throws for anything else.
 */
export function trustedProxies(list: string): IsTrusted {
  const trusted = new BlockList();
  const names = list.split(',').map((name) => name.trim());
  for (const network of names.flatMap((name) => NETWORKS[name] ?? [name])) {
    const [address = '', bits] = network.split('/');
    const family = familyOf(address);
    trusted.addSubnet(address, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  return (address) => address !== undefined && trusted.check(address, familyOf(address));
}

export const isListOfProxies = (list: string): boolean => {
  try {
    trustedProxies(list);
    return true;
  } catch {
    return false;
  }
};
