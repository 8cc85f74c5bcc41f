import { lookup } from 'node:dns/promises';
import { BlockList, isIPv6 } from 'node:net';
import { PHOTOGRAPH_MAX_BYTES } from '@patine/core';

export type FetchFailure = 'ADDRESS_REFUSED' | 'NOT_FETCHED' | 'TOO_LARGE';

const TIMEOUT_MS = 20_000;
const MAX_REDIRECTS = 3;

/** Private and local networks. Feeds and content are untrusted, and must not make the server request internal hosts (SSRF). */
const inside = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(network, bits, 'ipv6');

/** Tells whether an IP address is local or private. */
export const isInside = (address: string) => inside.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

async function isOutside(host: string) {
  const addresses = await lookup(host.replace(/^\[|\]$/g, ''), { all: true });
  return addresses.length > 0 && addresses.every(({ address }) => !isInside(address));
}

async function readBody(response: Response, maxBytes: number): Promise<Uint8Array | FetchFailure> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > maxBytes) return 'TOO_LARGE';
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

type FetchOptions = {
  maxBytes?: number;
  /** Origin that the operator named: it may be a host of their own network. */
  trustedOrigin?: string;
};

/** Downloads a picture from a public URL; returns why not when that fails. */
export async function fetchPicture(
  address: string,
  { maxBytes = PHOTOGRAPH_MAX_BYTES, trustedOrigin }: FetchOptions = {},
): Promise<Uint8Array | FetchFailure> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    let url = new URL(address);
    for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
      if (!/^https?:$/.test(url.protocol)) return 'ADDRESS_REFUSED';
      if (url.origin !== trustedOrigin && !(await isOutside(url.hostname))) return 'ADDRESS_REFUSED';
      const response = await fetch(url, { redirect: 'manual', signal });
      const next = response.headers.get('location');
      if (response.status >= 300 && response.status < 400 && next) url = new URL(next, url);
      else return response.ok ? await readBody(response, maxBytes) : 'NOT_FETCHED';
    }
    return 'NOT_FETCHED';
  } catch {
    return 'NOT_FETCHED';
  }
}
