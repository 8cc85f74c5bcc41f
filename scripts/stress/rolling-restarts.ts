import { build } from '../build.ts';
import type { Found, Proving } from './figures.ts';
import { notNothing, scaled, unless } from './figures.ts';

const ROUNDS = 10;

/** Every process of a shop is replaced in turn, as a deployment does, while people browse and buy. */
export async function rollingRestarts({
  server,
  dataDir,
  freshDatabase,
  seed,
  scale,
}: Proving): Promise<Found> {
  build();
  const { rollingRun } = await import('../../apps/api/src/testing/stress/rolling-run.ts');
  const { replaced, requests, failures, paid, captured, ...figures } = await rollingRun({
    server,
    database: await freshDatabase(),
    dataDir,
    seed,
    rounds: scaled(ROUNDS, scale),
  });
  return {
    tried: `${replaced} processes of two apis and three stores replaced during ${requests} requests`,
    held: `no request failed; ${paid} orders paid`,
    wrong: [
      ...failures,
      ...unless(paid > 0, 'nothing was sold'),
      ...unless(paid === captured, `${paid} paid, ${captured} captured`),
      ...notNothing(figures, 'at the end'),
    ],
  };
}
