import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bin, root } from '../root.ts';
import type { Found } from './figures.ts';

type Report = {
  numTotalTests: number;
  testResults: { assertionResults: { status: string; fullName: string; failureMessages: string[] }[] }[];
};

/** Renders every page in a made-up language: any French or English text that remains is hard-coded. */
export async function languages(): Promise<Found> {
  const folder = mkdtempSync(path.join(tmpdir(), 'patine-languages-'));
  const file = path.join(folder, 'report.json');
  try {
    spawnSync(
      bin('vitest'),
      ['run', '--project', 'store in a third language', '--reporter=json', `--outputFile.json=${file}`],
      { cwd: root, stdio: 'inherit', env: { ...process.env, EVERY_PAGE: '1' } },
    );
    const { numTotalTests, testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report;
    const failed = testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status !== 'passed');
    return {
      tried: `${numTotalTests} pages in a third language`,
      held: 'every word came from its files',
      wrong:
        numTotalTests === 0
          ? ['no page was rendered']
          : failed.map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages.join(' ')}`),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
