import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countMigrations, OutdatedDatabaseError } from './baseline.ts';
import { startApi } from '../testing/api-process.ts';
import { freePort } from '../testing/postgres.ts';
import { connect } from './client.ts';
import journal from './migrations/meta/_journal.json' with { type: 'json' };

/** Dates of the last migrations that the baseline replaces, newest first. */
const REPLACED = [1795370798307, 1795366850995, 1795359765478];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'patine-baseline-'));
});
afterAll(() => rm(folder, { recursive: true }));

const open = () => connect({ DATA_DIR: folder, DATABASE_URL: undefined });

/** Makes the database one from before the baseline: the baseline's tables, and a log of replaced migrations. */
async function recordMigrations(dates: readonly number[], data = '') {
  const client = await open();
  await client.execute('drop schema public cascade; create schema public');
  await client.execute(
    await readFile(path.join(import.meta.dirname, 'migrations/0000_baseline.sql'), 'utf8'),
  );
  await client.execute('delete from drizzle.__drizzle_migrations');
  for (const date of dates)
    await client.execute(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('replaced', ${date})`,
    );
  if (data) await client.execute(data);
  await client.close();
}

test('a database with every replaced migration opens, and the baseline counts as applied', async () => {
  await recordMigrations(REPLACED);
  const client = await open();
  const all = journal.entries.length;
  expect(await countMigrations(client.db)).toEqual({ run: all, all });
  const { rows } = await client.execute(`select 1 from drizzle.__drizzle_migrations where hash = 'replaced'`);
  expect(rows).toHaveLength(REPLACED.length);
  await client.close();
});

test('mails that wait under their former names are renamed', async () => {
  await recordMigrations(
    REPLACED,
    `insert into outbox (topic, payload, created_at, available_at) values
      ('mail.offer-news', '{"offerId": "o-1", "news": "accepted"}', now(), now()),
      ('mail.back-again', '{"customerId": "c-1", "references": [1]}', now(), now())`,
  );
  const client = await open();
  const { rows } = await client.execute('select topic, payload from outbox order by id');
  expect(rows).toEqual([
    { topic: 'mail.offer-update', payload: { offerId: 'o-1', update: 'accepted' } },
    { topic: 'mail.wishlist-back-in-stock', payload: { customerId: 'c-1', references: [1] } },
  ]);
  await client.close();
});

test('stored names in former words are renamed, in invoices too, whose rows stay protected', async () => {
  await recordMigrations(
    REPLACED,
    `set session_replication_role = replica;
    insert into notifications (customer_id, kind, piece_count, created_at)
      values ('c-1', 'NEW_PIECES', 3, now()), ('c-1', 'BACK_AGAIN', null, now());
    insert into mail_topics (customer_id, topic, token, told_at) values ('c-1', 'BACK_AGAIN', 't', '2026-11-01T00:00Z');
    insert into invoices (id, store_id, sequence, number, kind, order_id, occasion, amount, currency, facts, issued_at)
      values ('i-1', 1, 1, 'A-1', 'invoice', 'o-1', 'sale', 4500, 'EUR', '{"lines": [
        {"kind": "piece", "words": "Veste", "amount": 4000}, {"kind": "delivery", "words": "", "amount": 500}
      ], "corrects": null}', now());
    set session_replication_role = default`,
  );
  const client = await open();
  const rowsOf = async (query: string) => (await client.execute(query)).rows;
  expect(await rowsOf('select kind, product_count from notifications order by id')).toEqual([
    { kind: 'NEW_PRODUCTS', product_count: 3 },
    { kind: 'BACK_IN_STOCK', product_count: null },
  ]);
  expect(await rowsOf('select topic, notified_at is not null as notified from mail_topics')).toEqual([
    { topic: 'BACK_IN_STOCK', notified: true },
  ]);
  expect(await rowsOf('select facts from invoices')).toEqual([
    {
      facts: {
        lines: [
          { kind: 'item', words: 'Veste', amount: 4000 },
          { kind: 'delivery', words: '', amount: 500 },
        ],
        corrects: null,
      },
    },
  ]);
  await expect(client.execute('delete from invoices')).rejects.toThrow('invoices are never changed');
  await client.close();
});

test('a database with only some replaced migrations is refused with instructions, by the api too', async () => {
  await recordMigrations(REPLACED.slice(1));
  await expect(open()).rejects.toThrow(OutdatedDatabaseError);
  const started = startApi({ databaseUrl: '', dataDir: folder, port: await freePort() });
  await expect(started).rejects.toThrow(/\(2\): The database is older than the baseline[^\n]*\n$/);
});

test('only the newest migration has a snapshot', async () => {
  const files = await readdir(path.join(import.meta.dirname, 'migrations/meta'));
  const newest = String(journal.entries.at(-1)?.idx).padStart(4, '0');
  expect(files.filter((file) => file.endsWith('snapshot.json'))).toEqual([`${newest}_snapshot.json`]);
});
