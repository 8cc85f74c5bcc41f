import type { GeocodedAddress } from '@patine/contract/rest/geocode';
import { Worker } from 'node:worker_threads';
import type { GeocodeQuery, Geocoder } from './geocoder.ts';

export type GazetteerCall = { id: number; question: GeocodeQuery };
export type GazetteerResponse = { id: number; suggestions: GeocodedAddress[] };

/** Long, because the first request waits until the gazetteer is loaded. */
const TIMEOUT_MS = 15_000;

type Waiting = { resolve: (found: GeocodedAddress[]) => void; reject: (error: Error) => void };

/**
 * Runs the gazetteer in a worker thread, because loading it would block the API for most of a second. The worker
 * starts at the first request, and again after it has exited.
 */
export function createGazetteerThread(): { suggest: Geocoder; close: () => Promise<void> } {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let last = 0;

  const end = (error: Error) => {
    worker = null;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const start = () => {
    const started = new Worker(new URL('./gazetteer.process.ts', import.meta.url));
    started.unref();
    started.on('message', ({ id, suggestions }: GazetteerResponse) => waiting.get(id)?.resolve(suggestions));
    started.once('error', end);
    started.once('exit', () => end(new Error('The gazetteer worker exited')));
    return started;
  };

  const suggest: Geocoder = async (question) => {
    const id = (last += 1);
    const { promise, resolve, reject } = Promise.withResolvers<GeocodedAddress[]>();
    const timer = setTimeout(
      () => reject(new Error(`No response from the gazetteer worker within ${TIMEOUT_MS} ms`)),
      TIMEOUT_MS,
    );
    waiting.set(id, { resolve, reject });
    const call: GazetteerCall = { id, question };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
    (worker ??= start()).postMessage(call);
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      waiting.delete(id);
    }
  };
  return { suggest, close: async () => void (await worker?.terminate()) };
}
