import { build } from '../build.ts';
import type { Found, Proving } from './figures.ts';
import { scaled } from './figures.ts';

const ROUNDS = 40;
const FEWEST = 6;

/** Debian's Varnish in front of three stores and two apis: hit rate, purges, and a proxy that is away. */
export async function cdn({ server, dataDir, freshDatabase, scale }: Proving): Promise<Found> {
  build();
  const { cdnRun } = await import('../../apps/api/src/testing/stress/cdn-run.ts');
  const statements = await cdnRun({
    server,
    database: await freshDatabase(),
    dataDir,
    rounds: Math.max(FEWEST, scaled(ROUNDS, scale)),
    onStatement: ({ statement, holds, figure }) =>
      console.log(`cdn: ${holds ? '' : 'WRONG: '}${statement} (${figure})`),
  });
  return {
    tried: 'a replayed visit, sales and changes of editors through Varnish, and without it',
    held: `${statements.filter(({ holds }) => holds).length} of ${statements.length} statements`,
    wrong: statements.filter(({ holds }) => !holds).map(({ statement, figure }) => `${statement}: ${figure}`),
  };
}
