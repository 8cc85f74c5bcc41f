import { residentMegabytes } from '../memory.ts';
import type { Found, Proving } from './figures.ts';
import { scaled, unless } from './figures.ts';

const ITEMS = 1_000_000;
/**
 * How much more memory a process may use for a long feed than for a short one, in megabytes. This much garbage can lie
 * between two collections; keeping 300 bytes of each product would exceed it.
 */
const MAX_EXTRA = 256;
const FEW = 5_000;

/** Reads a response to its end and counts its lines. */
async function linesAt(address: string): Promise<number> {
  const response = await fetch(address);
  if (!response.body) throw new Error(`${address} is empty`);
  let lines = 0;
  for await (const chunk of response.body)
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines += 1;
  return lines;
}

/** Measures the peak memory of a process, in megabytes, while `work` runs. */
async function peakWhile<Result>(pid: number, work: () => Promise<Result>) {
  let peak = residentMegabytes(pid);
  const watch = setInterval(() => {
    peak = Math.max(peak, residentMegabytes(pid));
  }, 50);
  const result = await work().finally(() => clearInterval(watch));
  return { peak, result };
}

/** Reads every feed of a catalogue of a million products and measures the memory used. */
export async function merchantFeeds({ server, dataDir, freshDatabase, scale }: Proving): Promise<Found> {
  const { connect } = await import('../../apps/api/src/db/client.ts');
  const { insertManyProducts } = await import('../../apps/api/src/testing/many-products.ts');
  const { startApi } = await import('../../apps/api/src/testing/api-process.ts');
  const { freePort } = await import('../../apps/api/src/testing/postgres.ts');
  const databaseUrl = server.url(await freshDatabase());
  const client = await connect({ DATABASE_URL: databaseUrl, DATA_DIR: '' });
  await insertManyProducts(client.db, FEW);
  // The same options as in the running shop.
  const env = { JOBS: '0', NODE_OPTIONS: '--max-semi-space-size=4' };
  const api = await startApi({ databaseUrl, dataDir, port: await freePort(), env });
  try {
    // The search engine indexes at start: with only a few products in it, it does not affect the measurement.
    await linesAt(`${api.url}/feeds/google-en.xml`);
    const few = await peakWhile(api.pid, () => linesAt(`${api.url}/feeds/meta-en.csv`));
    const items = Math.max(FEW, scaled(ITEMS, scale));
    await client.db.execute('delete from product_photos');
    await client.db.execute('delete from items');
    await client.db.execute('delete from products');
    await insertManyProducts(client.db, items);
    const before = residentMegabytes(api.pid);
    const started = Date.now();
    const google = await peakWhile(api.pid, () => linesAt(`${api.url}/feeds/google-fr.xml`));
    const seconds = Math.round((Date.now() - started) / 1_000);
    const meta = await peakWhile(api.pid, () => linesAt(`${api.url}/feeds/meta-fr.csv`));
    const peak = Math.max(google.peak, meta.peak);
    return {
      tried: `two feeds of ${items} pieces`,
      held: `${before} MB before, ${peak} MB at most, ${few.peak} MB with ${FEW} pieces; ${seconds} s a feed`,
      wrong: [
        // A feed has two header lines and one footer line.
        ...unless(google.result === items + 3, `${google.result - 3} of ${items} items are in Google's feed`),
        ...unless(meta.result === items + 1, `${meta.result - 1} of ${items} lines are in Meta's feed`),
        ...unless(peak - few.peak <= MAX_EXTRA, `${peak - few.peak} MB more than with ${FEW} pieces`),
      ],
    };
  } finally {
    await api.kill();
    await client.close();
  }
}
