import { build } from '../build.ts';
import type { Found, Proving } from './figures.ts';
import { scaled } from './figures.ts';

const REQUESTS = 100_000;
const REQUESTS_A_RUN = 20_000;
/** Limits the rate, so that other work on the machine goes on. */
const PER_SECOND = 400;

/** Sends requests that no browser would send to store and api. */
export async function fuzzedRequests({
  server,
  dataDir,
  freshDatabase,
  seed,
  scale,
}: Proving): Promise<Found> {
  build();
  const { fuzzRun } = await import('../../apps/api/src/testing/stress/fuzz-run.ts');
  const wrong: string[] = [];
  const total = scaled(REQUESTS, scale);
  let tried = 0;
  for (let run = seed; tried < total; run += 1) {
    const { sent, statuses, failures, slowest, died } = await fuzzRun({
      server,
      database: await freshDatabase(),
      dataDir,
      seed: run,
      requests: Math.min(REQUESTS_A_RUN, total - tried),
      perSecond: PER_SECOND,
    });
    tried += Math.max(1, sent);
    console.log(`fuzzedRequests ${run}: ${JSON.stringify(statuses)}, slowest ${JSON.stringify(slowest)}`);
    wrong.push(
      ...died.map((name) => `run ${run}: the ${name} died`),
      ...failures.map(([name, what]) => `run ${run}: ${name}\n${what}`),
    );
  }
  return {
    tried: `${tried} requests of anything, to store and api`,
    held: 'none was answered 500, no process died',
    wrong,
  };
}
