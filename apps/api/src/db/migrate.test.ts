import { spawnSync } from 'node:child_process';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres } from '../testing/postgres.ts';
import { OutdatedDatabaseError } from './baseline.ts';
import { connect } from './client.ts';
import { migrate } from './migrate.ts';

let server: Awaited<ReturnType<typeof startPostgres>>;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

const cli = path.join(import.meta.dirname, '../cli/marketplace.ts');

test('with MIGRATE_ON_START=0 a process waits for `marketplace migrate`', async () => {
  await server.create('separate');
  const config = { DATABASE_URL: server.url('separate'), DATA_DIR: '', MIGRATE_ON_START: false };
  await expect(connect(config)).rejects.toThrow(OutdatedDatabaseError);

  const { status, stdout } = spawnSync(process.execPath, [cli, 'migrate'], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: config.DATABASE_URL, MIGRATE_ON_START: '0' },
  });
  expect([status, stdout]).toEqual([
    0,
    expect.stringMatching(/^The database has run (\d+) of \1 migrations\.$/m),
  ]);
  await (await connect(config)).close();
});

test('a pool has as many connections as it is given', async () => {
  const client = await connect({ DATABASE_URL: server.url('separate'), DATA_DIR: '', DATABASE_POOL_SIZE: 3 });
  const pids = await Promise.all(
    Array.from(
      { length: 12 },
      async () => (await client.execute('select pg_backend_pid() as pid from pg_sleep(0.05)')).rows,
    ),
  );
  expect(new Set(pids.flat().map((row) => (row as { pid: number }).pid)).size).toBe(3);
  await client.close();
});

test('a migration that cannot lock a table lets others use it, and tries again', async () => {
  await server.create('locked');
  await migrate(server.url('locked'));
  const reader = new pg.Client({ connectionString: server.url('locked') });
  const holder = new pg.Client({ connectionString: server.url('locked') });
  await Promise.all([reader.connect(), holder.connect()]);
  await holder.query('begin; lock table drizzle.__drizzle_migrations in access exclusive mode');
  const migrating = migrate(server.url('locked'), 100);
  const waiting = async () =>
    (
      await reader.query(
        `select 1 from pg_locks where not granted and relation = 'drizzle.__drizzle_migrations'::regclass`,
      )
    ).rowCount;
  await expect.poll(waiting).toBe(1);
  // The first try has ended: nobody waits for the table.
  await expect.poll(waiting).toBe(0);
  await holder.query('commit');
  await migrating;
  await Promise.all([reader.end(), holder.end()]);
});
