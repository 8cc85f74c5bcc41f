import { BlockList, isIP } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Returns true for an IP address that only this machine can reach. */
export const isLoopbackAddress = (address: string): boolean => {
  const family = isIP(address);
  return family !== 0 && loopback.check(address, family === 6 ? 'ipv6' : 'ipv4');
};

/** Returns true for a host name or `host:port` that resolves to this machine; `localhost` does by RFC 6761. */
export function isLoopbackHost(host: string): boolean {
  const name = URL.parse(`http://${host}`)?.hostname ?? '';
  return /^(.+\.)?localhost$/.test(name) || isLoopbackAddress(name.replace(/^\[(.*)\]$/, '$1'));
}

/** Returns true for a URL on this machine, such as `http://localhost:3000`. */
export const isLoopbackUrl = (url: string): boolean => isLoopbackHost(URL.parse(url)?.host ?? '');
