import type { Found, Proving } from './figures.ts';
import { notNothing, scaled, unless } from './figures.ts';

const RESTARTS = 200;
const RESTARTS_A_RUN = 40;
const OPEN_WITHIN_MS = 5_000;
const SETTLED_MS = 60_000;

/** The database restarts, crashes or closes its connections while people browse and buy. */
export async function databaseRestarts({
  server,
  dataDir,
  freshDatabase,
  seed,
  scale,
}: Proving): Promise<Found> {
  const { restartRun } = await import('../../apps/api/src/testing/stress/restart-run.ts');
  const wrong: string[] = [];
  const total = scaled(RESTARTS, scale);
  let left = total;
  let [orders, refusals, longest] = [0, 0, 0];
  for (let run = seed; left > 0; run += 1) {
    const { paid, captured, answered, refused, uncoded, happened, longestMs, restMs, diedOnce, ...figures } =
      await restartRun({
        server,
        database: await freshDatabase(),
        dataDir,
        seed: run,
        restarts: Math.min(RESTARTS_A_RUN, left),
        livesMs: [200, 1_500],
      });
    left -= RESTARTS_A_RUN;
    orders += paid;
    refusals += refused;
    longest = Math.max(longest, longestMs);
    console.log(`databaseRestarts ${run}: ${JSON.stringify(happened)}, ${paid} paid, ${answered} answered`);
    wrong.push(
      ...unless(!diedOnce, `run ${run}: the api died`),
      ...uncoded.map((response) => `run ${run}: answered ${response}`),
      ...unless(paid === captured, `run ${run}: ${paid} paid, ${captured} captured`),
      ...unless(longestMs < OPEN_WITHIN_MS, `run ${run}: closed for ${longestMs} ms`),
      ...unless(restMs < SETTLED_MS, `run ${run}: not settled after ${restMs} ms`),
      ...notNothing(figures, `run ${run}`),
    );
  }
  return {
    tried: `${total} restarts, crashes and ended connections of the database under load`,
    held: `${orders} orders paid and charged once, ${refusals} coded refusals, open again within ${longest} ms`,
    wrong: [
      ...wrong,
      ...unless(orders > 0 && refusals > 0, 'nothing was sold or refused: this proves nothing'),
    ],
  };
}
