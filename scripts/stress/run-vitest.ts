import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bin, root } from '../root.ts';

type Report = {
  numTotalTests: number;
  testResults: { assertionResults: { status: string; fullName: string; failureMessages: string[] }[] }[];
};

/** Runs tests that `npm test` leaves out; returns their number and each failure with its messages. */
export function runVitest(projects: readonly string[], env: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'patine-vitest-'));
  const file = path.join(folder, 'report.json');
  const selected = projects.flatMap((project) => ['--project', project]);
  try {
    spawnSync(bin('vitest'), ['run', ...selected, '--reporter=json', `--outputFile.json=${file}`], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    const { numTotalTests, testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report;
    const failures = testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status !== 'passed')
      .map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages.join(' ')}`);
    return { count: numTotalTests, failures };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
