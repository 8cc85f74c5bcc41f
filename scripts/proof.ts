import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from './build.ts';
import type { Finding } from './stress/figures.ts';
import { Stop, main } from './root.ts';

const SEED = Number(process.env['PROOF_SEED'] ?? 1);
/** 1 runs the stress tests in full, an hour or two; 0.02 takes a few minutes. */
const SCALE = Number(process.env['PROOF_SCALE'] ?? 1);

/**
 * Runs the stress tests of `stress/stress-tests.ts`, each on a PostgreSQL database of its own: all of them, or those
 * named, as in `npm run proof -- race kills`.
 */
await main(async () => {
  const wanted = process.argv.slice(2);
  build(['contract']);
  // Imported lazily, because they import generated code.
  const { STRESS_TESTS } = await import('./stress/stress-tests.ts');
  const { startPostgres } = await import('../apps/api/src/testing/postgres.ts');
  const unknown = wanted.filter((name) => !(name in STRESS_TESTS));
  if (unknown.length > 0)
    throw new Stop(
      `No proof is called ${unknown.join(', ')}: choose from ${Object.keys(STRESS_TESTS).join(', ')}.`,
    );
  const dataDir = mkdtempSync(path.join(tmpdir(), 'patine-proof-'));
  const findings: Finding[] = [];
  try {
    for (const [name, part] of Object.entries(STRESS_TESTS)) {
      if (wanted.length > 0 && !wanted.includes(name)) continue;
      const server = await startPostgres();
      const started = Date.now();
      try {
        let databases = 0;
        const freshDatabase = async () => {
          const database = `${name}_${(databases += 1)}`.toLowerCase();
          await server.create(database);
          return database;
        };
        const found = await part({ server, dataDir, freshDatabase, seed: SEED, scale: SCALE });
        findings.push({ ...found, proof: name, seconds: Math.round((Date.now() - started) / 1_000) });
      } finally {
        await server.stop();
      }
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }

  console.table(
    findings.map(({ proof, tried, held, seconds, wrong }) => ({
      proof,
      tried,
      held,
      wrong: wrong.length,
      seconds,
    })),
  );
  const wrong = findings.flatMap((finding) => finding.wrong.map((what) => `${finding.proof}: ${what}`));
  if (wrong.length > 0) throw new Stop(wrong.join('\n'));
});
