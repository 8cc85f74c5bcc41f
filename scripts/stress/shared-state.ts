import { build } from '../build.ts';
import type { Found, Proving } from './figures.ts';
import { scaled } from './figures.ts';

const ROUNDS = 20;

/** Two apis and three stores share a Redis, which is killed, hangs and comes back. */
export async function sharedState({ server, dataDir, freshDatabase, scale }: Proving): Promise<Found> {
  build();
  const { sharedStateRun } = await import('../../apps/api/src/testing/stress/shared-state-run.ts');
  const statements = await sharedStateRun({
    server,
    database: await freshDatabase(),
    dataDir,
    rounds: scaled(ROUNDS, scale),
    onStatement: ({ statement, holds, figure }) =>
      console.log(`sharedState: ${holds ? '' : 'WRONG: '}${statement} (${figure})`),
  });
  return {
    tried: 'two apis and three stores with Redis, without it, with one that hangs, and after each',
    held: `${statements.filter(({ holds }) => holds).length} of ${statements.length} statements`,
    wrong: statements.filter(({ holds }) => !holds).map(({ statement, figure }) => `${statement}: ${figure}`),
  };
}
