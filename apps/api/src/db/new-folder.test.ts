import { mkdir, mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { connect } from './client.ts';
import { ensureFolder } from './new-folder.ts';

const dataFolder = () => mkdtemp(path.join(tmpdir(), 'patine-new-'));

test('a folder left by an interrupted start is initialised again', async () => {
  const dataDir = await dataFolder();
  const unfinished = path.join(dataDir, 'pglite.new');
  await mkdir(unfinished);
  await writeFile(path.join(unfinished, 'PG_VERSION'), 'half');

  const client = await connect({ DATA_DIR: dataDir });
  const { rows } = await client.execute('select count(*)::int as count from products');
  await client.close();
  expect(rows).toEqual([{ count: 0 }]);
  expect(await readdir(dataDir)).toEqual(['pglite']);
});

test('an existing database is not changed', async () => {
  const folder = path.join(await dataFolder(), 'pglite');
  await mkdir(folder);
  const version = path.join(folder, 'PG_VERSION');
  await writeFile(version, '18\n');
  const { mtimeMs } = await stat(version);
  await ensureFolder(folder);
  expect([(await stat(version)).mtimeMs, await readFile(version, 'utf8')]).toEqual([mtimeMs, '18\n']);
});

test('a folder that cannot be created is an error with its reason', async () => {
  const file = path.join(await dataFolder(), 'file');
  await writeFile(file, '');
  await expect(ensureFolder(path.join(file, 'pglite'))).rejects.toThrow('ENOTDIR');
});

test('files that are not a database are left in place', async () => {
  const folder = path.join(await dataFolder(), 'pglite');
  await mkdir(path.join(folder, 'pg_wal'), { recursive: true });
  await expect(ensureFolder(folder)).rejects.toThrow(`DATA_DIR: ${folder} holds files that are no database`);
  expect(await readdir(folder)).toEqual(['pg_wal']);
});
