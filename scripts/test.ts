import { type SpawnOptions, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism, freemem } from 'node:os';
import path from 'node:path';
import { build } from './build.ts';
import {
  changedFiles,
  needShop,
  packageManifests,
  projectsOf,
  readText,
  testFiles,
  testsOf,
  touchedPackages,
} from './changed-tests.ts';
import { chromiumPath } from './chromium.ts';
import { freePort } from './preflight.ts';
import { bin, main, root } from './root.ts';
import type { UnitReport } from './unit-report.ts';

type Count = { passed: number; failed: number };
const reports = path.join(root, '.cache', 'reports');
/** The tests start Node over a hundred times: its processes share what they compiled. */
process.env['NODE_COMPILE_CACHE'] ??= path.join(root, '.cache', 'compiled');

const run = (command: string, args: string[], options: SpawnOptions = {}) =>
  new Promise<number>((resolve) => {
    spawn(command, args, { cwd: root, stdio: 'inherit', ...options }).once('exit', (code) =>
      resolve(code ?? 1),
    );
  });

/** Prints what a command says when it has ended, so that commands that run at the same time do not mix their lines. */
const runQuietly = async (command: string, args: string[]) => {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => said.push(bytes));
  const code = await new Promise<number | null>((resolve) => void child.once('close', resolve));
  process.stdout.write(Buffer.concat(said));
  return code ?? 1;
};

/** A check that counts as one passed or one failed test. */
const check = async (name: string, command: string, args: string[]): Promise<Count> => {
  const started = Date.now();
  const passed = (await runQuietly(command, args)) === 0;
  console.log(`${passed ? '✓' : '✗'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  return passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
};

const read = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
};

/** Uses the runner's own counts. A run that fails without a counted failure (a crash, an empty run) counts as one. */
const counted = (code: number, passed: number, failed: number): Count => ({
  passed,
  failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed,
});

/** Failures are printed again at the end, because they scroll away and a log may keep only its end. */
const repeated: string[] = [];

const unit = async (chromium: string, only: string[] = []): Promise<Count> => {
  const file = path.join(reports, 'unit.json');
  const code = await run(
    bin('vitest'),
    ['run', '--reporter=default', `--reporter=${path.join(root, 'scripts/unit-report.ts')}`, ...only],
    { env: { ...process.env, CHROMIUM_PATH: chromium, UNIT_REPORT: file } },
  );
  const { passed, failures } = (read(file) as UnitReport | null) ?? { passed: 0, failures: [] };
  repeated.push(...failures);
  return counted(code, passed, failures.length);
};

/** What a shop and the browser that visits it take at most. */
const JOURNEY_BYTES = 2 * 1024 ** 3;

/** One shop for each journey that runs at the same time: as many as there are cores and memory for, two to four. */
const journeyPorts = async () => {
  const most = Math.min(availableParallelism(), Math.floor(freemem() / JOURNEY_BYTES), 4);
  const ports = [await freePort(3210)];
  while (ports.length < Math.max(2, most)) ports.push(await freePort(ports.at(-1)! + 1));
  return ports;
};

const journeys = async (chromium: string): Promise<Count> => {
  const file = path.join(reports, 'journeys.json');
  const code = await run(bin('playwright'), ['test', '--config', 'apps/store/playwright.config.ts'], {
    env: {
      ...process.env,
      CHROMIUM_PATH: chromium,
      JOURNEYS_REPORT: file,
      JOURNEYS_PORTS: (await journeyPorts()).join(','),
    },
  });
  const report = read(file) as { stats: { expected: number; unexpected: number; flaky: number } } | null;
  return counted(
    code,
    report?.stats.expected ?? 0,
    (report?.stats.unexpected ?? 0) + (report?.stats.flaky ?? 0),
  );
};

const projects = () =>
  ['packages', 'apps'].flatMap((folder) =>
    readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`),
  );

/** TypeScript's incremental build information is kept for the next run. */
const types = (folder: string) => () => {
  const buildInfo = path.join(root, 'node_modules/.patine', `${folder.replaceAll('/', '-')}.tsbuildinfo`);
  // Several threads of one check each resolve what they share: two checks side by side need 40 % less of the processor.
  const args = ['-p', folder, '--singleThreaded', '--incremental', '--tsBuildInfoFile', buildInfo];
  return check(`types of ${folder}`, bin('tsc'), args);
};

const LINT = [
  () => check('lint', bin('oxlint'), []),
  () => check('format', bin('oxfmt'), ['--check', '.']),
  () =>
    check('one-way imports', bin('depcruise'), ['--config', '.dependency-cruiser.cjs', 'packages', 'apps']),
];

/** Runs checks, as many at a time as there are cores. */
async function checks(waiting: (() => Promise<Count>)[]) {
  const counts: Count[] = [];
  const next = async (): Promise<void> => {
    const run = waiting.shift();
    if (!run) return;
    counts.push(await run());
    return next();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, next));
  return counts;
}

/** The apps come first: they take longest, and none of them runs alone at the end. */
const TYPED = ['apps/store/worker', ...projects().toReversed(), 'scripts', 'bench', 'acceptance', 'testing'];

const STAGES: Record<string, (chromium: string) => Promise<Count[]>> = {
  types: () => checks(TYPED.map(types)),
  lint: () => checks([...LINT]),
  unit: async (chromium) => [await unit(chromium)],
  journeys: async (chromium) => [await journeys(chromium)],
};

/** Runs the tests of changed files, the types of packages that depend on them, and lint. */
async function changed(base?: string): Promise<Count[]> {
  const files = changedFiles(base);
  const tests = testsOf(files, testFiles(), readText);
  const touched = touchedPackages(files, packageManifests());
  const outside = ['scripts', 'bench', 'acceptance', 'testing'].filter((folder) =>
    files.some((file) => file.startsWith(`${folder}/`)),
  );
  console.log(`${files.length} files changed, ${tests.length} files of tests stand by them.`);
  build(needShop(tests, readText) ? undefined : ['contract']);
  const only = [...projectsOf(tests).map((name) => `--project=${name}`), ...tests];
  // At the same time, because the start of each occupies one core alone.
  const [checked, units] = await Promise.all([
    checks([...[...outside, ...touched].map(types), ...LINT]),
    tests.length > 0 ? unit(chromiumPath(), only) : [],
  ]);
  return checked.concat(units);
}

async function everything(wanted: string[]): Promise<Count[]> {
  const chromium = chromiumPath();
  build();
  const counts: Count[] = [];
  for (const [name, stage] of Object.entries(STAGES))
    if (wanted.length === 0 || wanted.includes(name)) counts.push(...(await stage(chromium)));
  return counts;
}

await main(async () => {
  const [first, ...rest] = process.argv.slice(2);
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const counts = first === 'changed' ? await changed(rest[0]) : await everything(process.argv.slice(2));
  const total: Count = { passed: 0, failed: 0 };
  for (const { passed, failed } of counts) {
    total.passed += passed;
    total.failed += failed;
  }
  for (const failure of repeated) console.log(`✗ ${failure}\n`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed > 0 ? 1 : 0);
});
