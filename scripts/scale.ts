import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from './build.ts';
import { Stop, main } from './root.ts';

const SEED = Number(process.env['PROOF_SEED'] ?? 1);

/**
 * Starts two apis, three stores, PostgreSQL, Redis, a payment gateway, a mail server and load balancers on this machine,
 * and tells of each statement about them whether it holds.
 */
await main(async () => {
  build();
  // Imported lazily, because they import generated code.
  const { scaleRun } = await import('../apps/api/src/testing/scale/scale-run.ts');
  const { startPostgres } = await import('../apps/api/src/testing/postgres.ts');
  const dataDir = mkdtempSync(path.join(tmpdir(), 'patine-scale-'));
  const server = await startPostgres();
  let [held, databases] = [0, 0];
  const wrong: string[] = [];
  try {
    await scaleRun({
      server,
      dataDir,
      seed: SEED,
      freshDatabase: async () => {
        const database = `scale_${(databases += 1)}`;
        await server.create(database);
        return database;
      },
      onStatement: ({ statement, holds, figure }) => {
        console.log(`${holds ? '✓' : '✗'} ${statement} (${figure})`);
        if (holds) held += 1;
        else wrong.push(statement);
      },
    });
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  console.log(`${held} of ${held + wrong.length} statements hold`);
  if (wrong.length > 0) throw new Stop(wrong.join('\n'));
});
