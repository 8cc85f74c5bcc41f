import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { NamedTest, Statement } from './statement.ts';
import type { Outcome } from './run-walks.ts';
import { missing, reportedTitle } from './test-titles.ts';

const root = path.dirname(import.meta.dirname);
const bin = (name: string) => path.join(root, 'node_modules', '.bin', name);

/** A test that ran: its file from the root of the tree, the last part of its title, and what came of it. */
export type Ran = { file: string; title: string; passed: boolean };

type VitestReport = {
  testResults: { name: string; assertionResults: { title: string; status: string }[] }[];
};
type PlaywrightSuite = {
  file: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; ok: boolean; tests: { status: string }[] }[];
};

const run = (command: string, args: string[], env: NodeJS.ProcessEnv) =>
  new Promise<void>((resolve) => {
    spawn(bin(command), args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).once(
      'exit',
      () => resolve(),
    );
  });

const read = <Report>(file: string): Report | null => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return null;
  }
};

async function vitest(files: string[], folder: string, chromium: string): Promise<Ran[]> {
  const report = path.join(folder, 'vitest.json');
  rmSync(report, { force: true });
  // The embedded database repeats what is tried on PostgreSQL.
  const args = [
    'run',
    '--project=!api-pglite',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  await run('vitest', [...args, ...files], { CHROMIUM_PATH: chromium });
  return (read<VitestReport>(report)?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, status }) => ({
      file: path.relative(root, name),
      title,
      passed: status === 'passed',
    })),
  );
}

const specsOf = (
  suite: PlaywrightSuite,
): { file: string; title: string; ok: boolean; skipped: boolean }[] => [
  ...(suite.specs ?? []).map(({ title, ok, tests }) => ({
    file: suite.file,
    title,
    ok,
    skipped: tests.every(({ status }) => status === 'skipped'),
  })),
  ...(suite.suites ?? []).flatMap(specsOf),
];

async function journeys(files: string[], folder: string, chromium: string, port: number): Promise<Ran[]> {
  const report = path.join(folder, 'journeys.json');
  rmSync(report, { force: true });
  const config = 'apps/store/playwright.config.ts';
  await run('playwright', ['test', '--config', config, ...files.map((file) => path.basename(file))], {
    CHROMIUM_PATH: chromium,
    JOURNEYS_PORTS: String(port),
    JOURNEYS_REPORT: report,
  });
  return (read<{ suites: PlaywrightSuite[] }>(report)?.suites ?? []).flatMap(specsOf).map((spec) => ({
    file: `apps/store/e2e/${spec.file}`,
    title: spec.title,
    passed: spec.ok && !spec.skipped,
  }));
}

/** Why a named test does not count; null when all that ran under its title passed. */
export function verdict(test: NamedTest, ran: readonly Ran[]): string | null {
  const absent = missing(test);
  if (absent) return absent;
  const title = reportedTitle(test.file.endsWith('.stories.tsx') ? storyTitle(test.title) : test.title);
  const same = ran.filter((other) => other.file === test.file && title.test(other.title));
  if (same.length === 0) return `${test.file} › ${test.title} did not run`;
  const failed = same.find(({ passed }) => !passed);
  return failed ? `${test.file} › ${failed.title} failed` : null;
}

/** Storybook's name of an export: `LongText` is told as `Long Text`. */
function storyTitle(name: string) {
  return name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ');
}

/** Runs each file of tests that these statements name, once, and tells which of them are proved by it. */
export async function runTests(
  all: readonly Statement[],
  { folder, chromium, port }: { folder: string; chromium: string; port: number },
): Promise<Outcome[]> {
  const named = all.flatMap(({ id, proof }) => ('tests' in proof ? [{ id, tests: proof.tests }] : []));
  const files = [...new Set(named.flatMap(({ tests }) => tests.map(({ file }) => file)))];
  const specs = files.filter((file) => file.endsWith('.spec.ts'));
  const units = files.filter((file) => !file.endsWith('.spec.ts'));
  const ran = [
    ...(units.length > 0 ? await vitest(units, folder, chromium) : []),
    ...(specs.length > 0 ? await journeys(specs, folder, chromium, port) : []),
  ];
  return named.map(({ id, tests }) => {
    const errors = tests.map((test) => verdict(test, ran)).filter((error) => error !== null);
    return errors.length === 0 ? { id, proved: true } : { id, proved: false, why: errors.join(' | ') };
  });
}
