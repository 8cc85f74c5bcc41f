import type { Found, Proving } from './figures.ts';
import { notNothing, scaled, unless } from './figures.ts';

const KILLS = 200;
const KILLS_A_RUN = 20;
const SETTLED_MS = 300_000;

/** Kills api, worker and database at failpoints and at random times. */
export async function kills({ server, dataDir, freshDatabase, seed, scale }: Proving): Promise<Found> {
  const { killRun } = await import('../../apps/api/src/testing/stress/kill-run.ts');
  const wrong: string[] = [];
  const places: Record<string, number> = {};
  let orders = 0;
  let halfway = 0;
  let longest = 0;
  let left = scaled(KILLS, scale);
  const total = left;
  for (let run = seed; left > 0; run += 1) {
    const { paid, captured, interrupted, restMs, killed, ...figures } = await killRun({
      server,
      database: await freshDatabase(),
      dataDir,
      seed: run,
      kills: Math.min(KILLS_A_RUN, left),
      livesMs: [100, 2_000],
    });
    left -= KILLS_A_RUN;
    orders += paid;
    halfway += interrupted;
    longest = Math.max(longest, restMs);
    for (const [place, times] of Object.entries(killed)) places[place] = (places[place] ?? 0) + times;
    console.log(`kills ${run}: ${paid} paid, ${interrupted} halfway`);
    wrong.push(
      ...unless(paid === captured, `run ${run}: ${paid} paid, ${captured} captured`),
      ...unless(restMs < SETTLED_MS, `run ${run}: not settled after ${restMs} ms`),
      ...notNothing(figures, `run ${run}`),
    );
  }
  console.table(places);
  return {
    tried: `${total} kills of api, worker and database, ${Object.keys(places).length} places`,
    held: `${orders} orders paid and charged once, ${halfway} found halfway, settled within ${longest} ms`,
    wrong: [
      ...wrong,
      ...unless(orders > 0 && halfway > 0, 'nothing was sold or interrupted: this proves nothing'),
    ],
  };
}
