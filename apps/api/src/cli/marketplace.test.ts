import { execFile } from 'node:child_process';
import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { claimData } from '../db/owner.ts';
import { sampleFolder } from '../modules/catalogue/import/sample-feed.ts';

const program = path.join(import.meta.dirname, 'marketplace.ts');
const dataFolder = () => mkdtemp(path.join(tmpdir(), 'patine-cli-'));

type Outcome = { code: number; out: string; err: string };

const marketplace = (dataDir: string, ...args: string[]) =>
  new Promise<Outcome>((resolve) => {
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
    const child = execFile(process.execPath, [program, ...args], { env }, (_error, out, err) =>
      resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });

test('an unknown command prints the help and fails', async () => {
  const { code, err } = await marketplace(await dataFolder(), 'catalogue', 'burn');
  expect(code).toBe(2);
  expect(err).toContain('catalogue import FEED');
});

test('a wrong option is named', async () => {
  const { code, err } = await marketplace(await dataFolder(), 'catalogue', 'import', 'feed.csv', '--fast');
  expect(code).toBe(2);
  expect(err).toContain('--fast');
});

test('a feed that is not there is one line', async () => {
  const { code, err } = await marketplace(await dataFolder(), 'catalogue', 'import', 'none.csv');
  expect([code, err]).toEqual([1, 'The feed cannot be opened: check its path and that it may be read.\n']);
});

test('an import tells its bad rows and its figures, and no progress outside a terminal', async () => {
  const dataDir = await dataFolder();
  const { feed } = await sampleFolder([{}, { id: 'b', price: 'cher' }]);
  const { code, out, err } = await marketplace(dataDir, 'catalogue', 'import', feed);
  expect(code).toBe(0);
  expect(err).toBe('line 3: price is no price in euros, such as 88.00 EUR (cher): row skipped\n');
  expect(out).toMatch(/rows read +2\n +created +1\n/);

  const again = await marketplace(dataDir, 'catalogue', 'import', feed, '--json');
  const lines = again.out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
  expect(lines).toMatchObject([
    { issue: { line: 3, column: 'price', code: 'UNREADABLE_PRICE' } },
    { summary: { read: 2, created: 0, unchanged: 1, skipped: 1 } },
  ]);
});

test('the process that has the embedded database is asked to do it', async () => {
  const dataDir = await dataFolder();
  const owner = await claimData(dataDir);
  const { feed } = await sampleFolder([{}]);
  const early = await marketplace(dataDir, 'catalogue', 'import', feed);
  expect([early.code, early.err]).toEqual([
    1,
    expect.stringContaining('Another process is using the data folder'),
  ]);

  const asked: unknown[] = [];
  owner.serve({
    'catalogue-import': async function* (input) {
      asked.push(input);
      yield {
        summary: {
          read: 1,
          created: 1,
          updated: 0,
          unchanged: 0,
          taken: 0,
          skipped: 0,
          photographs: 0,
          seconds: 1,
        },
      };
    },
  });
  const { code, out } = await marketplace(dataDir, 'catalogue', 'import', feed, '--dry-run');
  await owner.release();
  expect([code, asked]).toEqual([0, [{ feed, photos: null, dryRun: true }]]);
  expect(out).toContain('nothing was written');
  expect(await readdir(dataDir)).not.toContain('pglite');
});
