import { BlockList, isIP } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** True of an address that only this machine itself can call from or be called at. */
export const isLoopbackAddress = (address: string): boolean => {
  const family = isIP(address);
  return family !== 0 && loopback.check(address, family === 6 ? 'ipv6' : 'ipv4');
};

/** True of a host name or `host:port` that leads to this machine itself; `localhost` does by RFC 6761. */
export function isLoopbackHost(host: string): boolean {
  const name = URL.parse(`http://${host}`)?.hostname ?? '';
  return /^(.+\.)?localhost$/.test(name) || isLoopbackAddress(name.replace(/^\[(.*)\]$/, '$1'));
}

/** The same of a whole address, such as `http://localhost:3000`. */
export const isLoopbackUrl = (url: string): boolean => isLoopbackHost(URL.parse(url)?.host ?? '');
