import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bin, root } from '../root.ts';
import type { Found, Proving } from './figures.ts';
import { scaled, unless } from './figures.ts';

const API = path.join(root, 'apps', 'api');
const CONFIG = path.join(API, 'src', 'testing', 'guards', 'mutant.config.ts');

type Report = { numPassedTests: number; numFailedTests: number };

/** Runs the api's tests, with one guard removed or unchanged; null when they could not be run. */
function run(tests: readonly string[], mutant: number | null): Report | null {
  const folder = mkdtempSync(path.join(tmpdir(), 'patine-mutant-'));
  const file = path.join(folder, 'report.json');
  try {
    spawnSync(
      bin('vitest'),
      [
        'run',
        '--config',
        CONFIG,
        '--reporter=json',
        `--outputFile=${file}`,
        ...tests.map((test) => `src/modules/${test}`),
      ],
      {
        cwd: API,
        stdio: 'ignore',
        env: { ...process.env, ...(mutant === null ? {} : { MUTANT: String(mutant) }) },
      },
    );
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return null;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Removes each guard in turn: at least one test must fail. */
export async function guards({ scale }: Proving): Promise<Found> {
  const { MUTANTS } = await import('../../apps/api/src/testing/guards/mutants.ts');
  const chosen = MUTANTS.slice(0, scaled(MUTANTS.length, scale));
  const files = [...new Set(chosen.flatMap(({ tests }) => tests))];
  const whole = run(files, null);
  const wrong = unless(whole !== null && whole.numFailedTests === 0, 'the tests are not green to begin with');
  const rows: { guard: string; red: number }[] = [];
  for (const [number, { guard, tests }] of chosen.entries()) {
    const report = run(tests, number);
    wrong.push(...unless(report !== null, `it could not be tried whether a test misses that ${guard}`));
    const red = report?.numFailedTests ?? 0;
    rows.push({ guard, red });
    console.log(`${red > 0 ? 'missed' : 'NOT MISSED'}: ${guard}`);
    wrong.push(...unless(red > 0, `no test misses that ${guard}`));
  }
  console.table(rows);
  return {
    tried: `${chosen.length} guards taken away, each alone`,
    held: `${rows.filter(({ red }) => red > 0).length} turn tests red`,
    wrong,
  };
}
