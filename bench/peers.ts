import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { quantile } from '../packages/search/bench/measure.ts';
import { freePort } from '../scripts/preflight.ts';
import { Stop } from '../scripts/root.ts';
import { startShop } from '../scripts/shop.ts';
import { ENCODINGS, type Encoding, load } from './load.ts';
import { pageAddresses } from './page-addresses.ts';
import { startStaticBuffer } from './start-static-buffer.ts';

const ROUNDS = 3;
const WARMING_SECONDS = 2;
/** A peer fills its caches and compiles its code when it starts. */
const START_SECONDS = 90;

/** How many times as many pages a second as the fastest peer. */
const WANTED = { list: 8, product: 6 };
type Kind = keyof typeof WANTED;
const KINDS = Object.keys(WANTED) as Kind[];

type Server = { name: string; url: string; addresses: Record<Kind, readonly string[]>; stop: () => unknown };

/** Reads `addresses.json` of a peer: paths of pages that are rendered for each request. */
function readAddresses(folder: string): Record<Kind, string[]> {
  const file = path.join(folder, 'addresses.json');
  const read = JSON.parse(readFileSync(file, 'utf8')) as Partial<Record<Kind, string[]>>;
  const { list = [], product = [] } = read;
  if (list.length === 0 || product.length === 0)
    throw new Stop(`${file} needs addresses: { "list": ["/…"], "product": ["/…"] }`);
  return { list, product };
}

/** A peer's servers are its whole process group. */
function stopGroup({ pid }: ChildProcess) {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGTERM');
  } catch {
    // It has ended by itself.
  }
}

/** Starts `start.sh` of a folder, which serves on `PORT`, and waits for its first list. */
async function startPeer(folder: string): Promise<Server> {
  const name = path.basename(folder);
  const addresses = readAddresses(folder);
  const port = await freePort(3500);
  const child = spawn('sh', ['start.sh'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  const stop = () => stopGroup(child);
  const url = `http://127.0.0.1:${port}`;
  const end = Date.now() + START_SECONDS * 1000;
  while (Date.now() < end && child.exitCode === null) {
    const response = await fetch(url + addresses.list[0]).catch(() => null);
    if (response?.ok) return { name, url, addresses, stop };
    await sleep(200);
  }
  stop();
  throw new Stop(`${name} does not answer ${addresses.list[0]}: start.sh has to serve it on PORT.`);
}

/** Our shop without its page cache, so that each page is rendered. */
async function startOurs(dataDir: string): Promise<Server> {
  const port = await freePort(3400);
  const apiPort = await freePort(port + 1);
  const env = { LOG_LEVEL: 'error', PAGE_CACHE_MB: '0' };
  const { url, stop } = await startShop({ port, apiPort, dataDir, env });
  const { shop, product } = await pageAddresses(url);
  return { name: 'Patine', url, addresses: { list: shop, product }, stop };
}

/** A buffer as long as our list with Brotli. */
async function startLimit(ours: Server): Promise<Server> {
  const html = await (await fetch(ours.url + ours.addresses.list[0])).bytes();
  const { url, stop } = await startStaticBuffer(brotliCompressSync(html).length);
  return { name: 'a static buffer', url, addresses: { list: ['/'], product: ['/'] }, stop };
}

export type PeerFigures = {
  page: Kind;
  encoding: Encoding;
  server: string;
  /** Medians of all rounds. */
  requestsPerSecond: number;
  p50: number;
  /** Our requests per second divided by those of this server. */
  ours?: number;
};

const median = (values: number[]) => Math.round(quantile(values, 0.5) * 10) / 10;

/** Measures one kind of page of all servers in turns, so that a machine that slows down slows all of them. */
async function measureKind(servers: readonly Server[], page: Kind, encoding: Encoding, seconds: number) {
  const rounds = servers.map(() => ({ requestsPerSecond: [] as number[], p50: [] as number[] }));
  for (const { url, addresses } of servers) await load(url, addresses[page], WARMING_SECONDS, encoding);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [index, { url, addresses }] of servers.entries()) {
      const { requestsPerSecond, p50 } = await load(url, addresses[page], seconds, encoding);
      rounds[index]?.requestsPerSecond.push(requestsPerSecond);
      rounds[index]?.p50.push(p50);
    }
  const rows = servers.map(({ name }, index): PeerFigures => {
    const { requestsPerSecond = [], p50 = [] } = rounds[index] ?? {};
    return { page, encoding, server: name, requestsPerSecond: median(requestsPerSecond), p50: median(p50) };
  });
  const own = rows[0]?.requestsPerSecond ?? 0;
  return rows.map((row, index) =>
    index === 0 ? row : { ...row, ours: Math.round((own / row.requestsPerSecond) * 100) / 100 },
  );
}

/**
 * Renders our pages beside a static buffer and the peers in a folder: each subfolder has `start.sh`, which serves a built
 * shop on `PORT`, and `addresses.json`, its lists and products.
 */
export async function benchPeers(folder: string, dataDir: string, seconds: number): Promise<PeerFigures[]> {
  const folders = readdirSync(folder)
    .map((name) => path.resolve(folder, name))
    .filter((peer) => existsSync(path.join(peer, 'start.sh')));
  if (folders.length === 0) throw new Stop(`${folder} has no subfolder with a start.sh.`);
  const servers: Server[] = [];
  try {
    const ours = await startOurs(dataDir);
    servers.push(ours, await startLimit(ours));
    for (const peer of folders) servers.push(await startPeer(peer));
    const figures: PeerFigures[] = [];
    for (const page of KINDS)
      for (const encoding of Object.keys(ENCODINGS) as Encoding[])
        figures.push(...(await measureKind(servers, page, encoding, seconds)));
    return figures;
  } finally {
    for (const { stop } of servers) await stop();
  }
}

export function printPeers(figures: readonly PeerFigures[]) {
  console.log(`Pages rendered for each request, ten connections, medians of ${ROUNDS} rounds in turns`);
  console.log(
    `Wanted beside the fastest peer: ${WANTED.list} × for a list, ${WANTED.product} × for a product`,
  );
  console.table(figures);
}
