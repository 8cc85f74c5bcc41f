import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { lockDataFolder } from '../db/data-lock.ts';
import { sampleFolder } from '../modules/catalogue-import/sample-feed.ts';
import { sampleSellerEntries } from '../testing/sellers.ts';
import { editorsKeys, readToken } from '../modules/editors/editor-token.ts';
import { sampleContent, samplePage } from '../modules/content/sample-folder.ts';

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

let first: Promise<Outcome & { dataDir: string }> | undefined;
/** The first command in an empty data folder, which creates the database there. */
const firstCommand = () =>
  (first ??= dataFolder().then(async (dataDir) => ({
    ...(await marketplace(dataDir, 'catalogue', 'import', 'none.csv')),
    dataDir,
  })));

/** A data folder with an empty database. It is a copy, because creating one takes five seconds of the processor. */
async function openedFolder() {
  const [{ dataDir: source }, dataDir] = await Promise.all([firstCommand(), dataFolder()]);
  await cp(path.join(source, 'pglite'), path.join(dataDir, 'pglite'), { recursive: true });
  return dataDir;
}

test('an unknown command prints the help and fails', async () => {
  const { code, err } = await marketplace(await dataFolder(), 'catalogue', 'burn');
  expect(code).toBe(2);
  expect(err).toContain('catalogue import FEED');
});

test('an unknown option is named in the error', async () => {
  const { code, err } = await marketplace(await dataFolder(), 'catalogue', 'import', 'feed.csv', '--fast');
  expect(code).toBe(2);
  expect(err).toContain('--fast');
});

test('a missing feed file is reported in one line', async () => {
  const { code, err } = await firstCommand();
  expect([code, err]).toEqual([1, 'The feed cannot be opened: check its path and that it may be read.\n']);
});

test('an import reports bad rows and totals, and no progress outside a terminal', async () => {
  const dataDir = await openedFolder();
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

test('an import reports skipped rows and sellers without identity, and fails when no row was imported', async () => {
  const dataDir = await openedFolder();
  const sellers = path.join(dataDir, 'sellers.json');
  await writeFile(sellers, JSON.stringify(sampleSellerEntries(['Friperie du Canal'])));
  const imported = await marketplace(dataDir, 'sellers', 'import', sellers);
  expect([imported.code, imported.err]).toEqual([
    0,
    'Friperie du Canal: kept, and has no item in the catalogue yet\n',
  ]);

  const bad = { price: 'cher', condition_level: 'superbe', store_country: 'Atlantide' };
  const { feed, rewrite } = await sampleFolder([bad, { ...bad, id: 'b' }]);
  const refused = await marketplace(dataDir, 'catalogue', 'import', feed);
  expect(refused.code).toBe(1);
  expect(refused.out).toContain('Nothing was taken.');
  expect(refused.out).toMatch(/Why rows were skipped:\n +2 {2}price is no price in euros/);
  expect(refused.err).toMatch(/line 2: condition_level is none .* known are neuf, tresBonEtat/);
  expect(refused.err).toContain('line 2: store_country is no country');

  await rewrite([
    { store: 'Zolder', size: 'sur mesure' },
    { id: 'b', size: 'Sur mesure' },
  ]);
  const { code, out } = await marketplace(dataDir, 'catalogue', 'import', feed);
  expect(code).toBe(0);
  expect(out).toMatch(
    /identity is complete \(marketplace sellers import\): 1 of these items,\n +of Zolder\n/,
  );
  expect(out).toMatch(/does not know.*:\n {2}size \(packages\/core.*size-words\.ts\)\n +2 {2}sur mesure\n/);
}, 150_000);

test('a command runs in the process that owns the embedded database', async () => {
  const dataDir = await dataFolder();
  const owner = await lockDataFolder(dataDir);
  const { feed } = await sampleFolder([{}]);
  const early = await marketplace(dataDir, 'catalogue', 'import', feed);
  expect([early.code, early.err]).toEqual([
    1,
    expect.stringContaining('Another process is using the data folder'),
  ]);

  const inputs: unknown[] = [];
  owner.serve({
    'catalogue-import': async function* (input) {
      inputs.push(input);
      yield {
        summary: {
          read: 1,
          created: 1,
          updated: 0,
          unchanged: 0,
          taken: 0,
          pending: 0,
          skipped: 0,
          photographs: 0,
          seconds: 1,
          errors: [],
          unknownWords: [],
          sellersWithoutIdentity: [],
        },
      };
    },
  });
  const { code, out } = await marketplace(dataDir, 'catalogue', 'import', feed, '--dry-run');
  await owner.release();
  expect([code, inputs]).toEqual([0, [{ feed, photos: null, dryRun: true }]]);
  expect(out).toContain('nothing was written');
  expect(await readdir(dataDir)).not.toContain('pglite');
});

test('content check reports each validation error on its own line and fails', async () => {
  const folder = await sampleContent({
    'fr/pages/desk.json': samplePage('/pages/bureau', 'Bureau', { type: 'title', title: '' }),
    'en/pages/desk.json': '{',
  });
  const { code, out, err } = await marketplace(await dataFolder(), 'content', 'check', folder);
  expect(code).toBe(1);
  expect(err).toContain(
    'fr/pages/desk.json zones.0.blocks.0 title: is too short: the fewest characters are (1)\n',
  );
  expect(err).toContain('en/pages/desk.json: is no JSON\n');
  expect(err).toContain('operator.json: is not there\n');
  expect(out).toMatch(/^documents: 1, errors: \d+\n$/);
});

test('content push and export run in the running shop', async () => {
  const dataDir = await dataFolder();
  const owner = await lockDataFolder(dataDir);
  const inputs: unknown[] = [];
  const page = samplePage('/pages/bureau', 'Bureau');
  owner.serve({
    'content-push': async function* (input) {
      inputs.push(input);
      yield { published: ['fr/page/desk'], unchanged: 3, skipped: ['en/page/desk'], errors: [] };
    },
    'content-export': async function* () {
      yield { file: 'fr/pages/desk.json', body: page };
    },
  });
  const push = await marketplace(dataDir, 'content', 'push', '/somewhere', '--replace', '--json');
  const folder = await dataFolder();
  const written = await marketplace(dataDir, 'content', 'export', folder);
  await owner.release();
  expect([push.code, inputs]).toEqual([0, [{ folder: '/somewhere', replace: true }]]);
  expect(JSON.parse(push.out)).toEqual({
    published: ['fr/page/desk'],
    unchanged: 3,
    skipped: ['en/page/desk'],
  });
  expect([written.code, written.out]).toEqual([0, 'files: 1\n']);
  expect(JSON.parse(await readFile(path.join(folder, 'fr/pages/desk.json'), 'utf8'))).toEqual(page);
});

test('sellers import runs in the running shop and reports a rejected seller with its field', async () => {
  const dataDir = await dataFolder();
  const file = path.join(dataDir, 'sellers.json');
  await writeFile(file, JSON.stringify([{ seller: 'canal' }, { seller: 'docks' }]));
  const owner = await lockDataFolder(dataDir);
  const inputs: unknown[] = [];
  owner.serve({
    'sellers-import': async function* (input) {
      inputs.push(input);
      yield { seller: 'canal', error: { path: 'address', field: 'city', rule: 'MISSING' } };
      yield { seller: 'docks', created: true };
      yield { summary: { taken: 0, refused: 2, withoutIdentity: ['canal'] } };
    },
  });
  const { code, out, err } = await marketplace(dataDir, 'sellers', 'import', file);
  await owner.release();
  expect([code, inputs]).toEqual([1, [{ entries: [{ seller: 'canal' }, { seller: 'docks' }] }]]);
  expect(err).toBe('canal address city: is missing\ndocks: kept, and has no item in the catalogue yet\n');
  expect(out).toBe('taken: 0, refused: 2, sellers without: 1 (canal)\n');
});

test('the page editor’s URL has a token that its shop accepts until it is revoked by id', async () => {
  const dataDir = await dataFolder();
  const owner = await lockDataFolder(dataDir);
  owner.serve({
    'content-give-right': async function* () {
      yield { id: 'right-2' };
    },
    'content-revoke-right': async function* (input) {
      yield { revoked: (input as { id: string }).id === 'right-1' };
    },
  });
  const [{ code, out }, revoked] = await Promise.all([
    marketplace(dataDir, 'content', 'token', '--days', '2', '--json'),
    marketplace(dataDir, 'content', 'token', '--revoke', 'right-1'),
  ]);
  await owner.release();
  const { address } = JSON.parse(out) as { address: string };
  const keys = editorsKeys({ DATA_DIR: dataDir, APP_SECRET: undefined, CONTENT_SECRET: undefined });
  const token = new URL(address).searchParams.get('preview');
  expect([code, readToken(keys, token, new Date())]).toMatchObject([
    0,
    { grant: { scope: 'edit', id: 'right-2' } },
  ]);
  expect([revoked.code, revoked.out]).toEqual([0, 'revoked right-1\n']);
});

test('somebody is invited to the page editor by email, once', async () => {
  const dataDir = await openedFolder();
  const invite = (...options: string[]) =>
    marketplace(dataDir, 'content', 'invite', 'odile@example.fr', ...options);
  const { code, err } = await invite('--name', 'Odile', '--role', 'owner');
  expect([code, err.split('\n')[0]]).toEqual([
    2,
    'content invite takes --role editor | publisher | administrator.',
  ]);
  expect((await invite('--name', 'Odile')).out).toBe(
    'Invited odile@example.fr as administrator: the link in their email works for 7 days.\n',
  );
  expect(await invite('--name', 'Odile')).toMatchObject({
    code: 1,
    err: 'An editor has this email address already.\n',
  });
});
