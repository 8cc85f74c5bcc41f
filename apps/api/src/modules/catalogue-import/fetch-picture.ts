import { lookup } from 'node:dns/promises';
import { BlockList, isIPv6 } from 'node:net';
import { PHOTOGRAPH_MAX_BYTES } from '@patine/core';
import type { IssueCode } from './issue.ts';

const TIMEOUT_MS = 20_000;
const MAX_REDIRECTS = 3;

/** Private and local networks. A feed is untrusted, and must not make the server request internal hosts (SSRF). */
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

async function readBody(response: Response): Promise<Uint8Array | IssueCode> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > PHOTOGRAPH_MAX_BYTES) return 'PHOTO_TOO_LARGE';
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Downloads a photo from a public URL; returns an issue code when that fails. */
export async function fetchPicture(address: string): Promise<Uint8Array | IssueCode> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    let url = new URL(address);
    for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
      if (!/^https?:$/.test(url.protocol) || !(await isOutside(url.hostname))) return 'PHOTO_ADDRESS_REFUSED';
      const response = await fetch(url, { redirect: 'manual', signal });
      const next = response.headers.get('location');
      if (response.status >= 300 && response.status < 400 && next) url = new URL(next, url);
      else return response.ok ? await readBody(response) : 'PHOTO_NOT_FETCHED';
    }
    return 'PHOTO_NOT_FETCHED';
  } catch {
    return 'PHOTO_NOT_FETCHED';
  }
}
