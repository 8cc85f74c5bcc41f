import type { GeocodedAddress } from '@patine/contract/rest/geocode';
import { Worker } from 'node:worker_threads';
import type { GeocodeQuestion, Geocoder } from './geocoder.ts';

export type GazetteerCall = { id: number; question: GeocodeQuestion };
export type GazetteerAnswer = { id: number; suggestions: GeocodedAddress[] };

/** The first question waits until everything is read. */
const TIMEOUT_MS = 15_000;

type Waiting = { resolve: (found: GeocodedAddress[]) => void; reject: (error: Error) => void };

/**
 * The gazetteer in a thread of its own: reading it takes most of a second, in which the api would answer nobody.
 * The thread begins with the first question, and another one if it ends.
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
    started.on('message', ({ id, suggestions }: GazetteerAnswer) => waiting.get(id)?.resolve(suggestions));
    started.once('error', end);
    started.once('exit', () => end(new Error('The gazetteer has ended')));
    return started;
  };

  const suggest: Geocoder = async (question) => {
    const id = (last += 1);
    const { promise, resolve, reject } = Promise.withResolvers<GeocodedAddress[]>();
    const timer = setTimeout(() => reject(new Error('The gazetteer takes too long')), TIMEOUT_MS);
    waiting.set(id, { resolve, reject });
    const call: GazetteerCall = { id, question };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
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
