import { parentPort } from 'node:worker_threads';
import { createGazetteerGeocoder } from './gazetteer-geocoder.ts';
import type { GazetteerResponse, GazetteerCall } from './gazetteer-thread.ts';

const suggest = createGazetteerGeocoder();

parentPort?.on('message', async ({ id, question }: GazetteerCall) => {
  const response: GazetteerResponse = { id, suggestions: await suggest(question) };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
  parentPort?.postMessage(response);
});
