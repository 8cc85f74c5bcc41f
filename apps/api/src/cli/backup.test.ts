import { execFile } from 'node:child_process';
import { appendFile, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { invoices } from '../db/schema/invoices.ts';
import { items } from '../db/schema/catalogue.ts';
import { orders } from '../db/schema/orders.ts';
import { outbox } from '../db/schema/operations.ts';
import { connect } from '../db/client.ts';
import { readConfig } from '../config.ts';
import { type BuyingShop, buyingShopOn, GOOD_CARD } from '../testing/buying.ts';
import { type PostgresServer, startPostgres } from '../testing/postgres.ts';
import { shopAt } from '../testing/shop.ts';
import { backUp } from './backup/back-up.ts';
import { writeChecksums } from './backup/checksums.ts';
import { readManifest, writeManifest } from './backup/manifest.ts';
import { checkBackup, restore } from './backup/restore.ts';

const program = path.join(import.meta.dirname, 'marketplace.ts');
const PICTURE = 'ab/abcd';

const newFolder = async () => path.join(await mkdtemp(path.join(tmpdir(), 'patine-backup-')), 'backup');

const marketplace = (env: { DATABASE_URL: string; DATA_DIR: string }, ...args: string[]) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [program, ...args],
      { env: { ...process.env, ...env } },
      (_, out, err) => resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });

let server: PostgresServer;
/** A second server, whose transaction ids are lower than those of the first. */
let spare: PostgresServer;
beforeAll(async () => {
  [server, spare] = await Promise.all([startPostgres(), startPostgres()]);
}, 180_000);
afterAll(() => Promise.all([server.stop(), spare.stop()]));

type Place = { DATABASE_URL: string; DATA_DIR: string };

const now = new Date('2026-11-26T15:00:00Z');
const take = (place: Place, folder: string, pictures = true) =>
  backUp(readConfig(place), folder, { pictures, now });
const bringBack = (place: Place, folder: string) => restore(readConfig(place), folder);

const openShop = async (url: string): Promise<BuyingShop> => buyingShopOn(await shopAt(url));

async function buy(shop: BuyingShop, emailAddress: string) {
  const { paymentUrl, orderId } = await shop.openPayment(await shop.buyer(emailAddress, [await shop.item()]));
  await shop.pay(paymentUrl, GOOD_CARD);
  await shop.app.payments.settleOrder(orderId);
}

const booksOf = async ({ db }: BuyingShop) => ({
  orders: await db.select().from(orders).orderBy(orders.id),
  invoices: await db.select().from(invoices).orderBy(invoices.id),
  items: await db.select().from(items).orderBy(items.id),
});

test('a shop with orders comes back from its backup, and its invoices go on without a gap', async () => {
  await server.create('lost');
  await spare.create('found');
  const shop = await openShop(server.url('lost'));
  const { DATA_DIR } = shop.services.config;
  const originals = path.join(DATA_DIR, 'media', 'originals');
  await mkdir(path.join(originals, 'ab'), { recursive: true });
  await writeFile(path.join(originals, PICTURE), 'a picture');
  await buy(shop, 'one@example.fr');
  await buy(shop, 'two@example.fr');
  const before = await booksOf(shop);
  expect(before.invoices.map(({ sequence }) => sequence)).toEqual([1, 2]);

  const folder = await newFolder();
  const here = { DATABASE_URL: server.url('lost'), DATA_DIR };
  expect((await take(here, folder)).manifest).toMatchObject({ pictures: 1, createdAt: now.toISOString() });
  await shop.close();
  await rm(DATA_DIR, { recursive: true });

  const there = { DATABASE_URL: spare.url('found'), DATA_DIR: await newFolder() };
  expect((await checkBackup(folder)).pictures).toBe(1);
  expect((await bringBack(there, folder)).waitingMails).toBeGreaterThan(0);
  expect(await readFile(path.join(there.DATA_DIR, 'media', 'originals', PICTURE), 'utf8')).toBe('a picture');

  // Events of the lost server lie in the future of this one.
  const foreign =
    'select count(*)::int as events from outbox where transaction_id >= pg_snapshot_xmax(pg_current_snapshot())';
  const untouched = await connect(there);
  expect((await untouched.execute(foreign)).rows).not.toEqual([{ events: 0 }]);
  await untouched.close();

  const found = await openShop(spare.url('found'));
  expect(await booksOf(found)).toEqual(before);
  await buy(found, 'three@example.fr');
  expect((await booksOf(found)).invoices.map(({ number }) => number)).toEqual([
    ...before.invoices.map(({ number }) => number),
    expect.stringMatching(/-000003$/),
  ]);

  await found.app.outbox.drain();
  expect((await found.services.client.execute(foreign)).rows).toEqual([{ events: 0 }]);
  expect(await found.app.outbox.catchUp()).toBe(0);
  await found.close();

  await expect(bringBack(there, folder)).rejects.toThrow('has pictures');
  await expect(bringBack({ ...there, DATA_DIR: await newFolder() }, folder)).rejects.toThrow('not empty');
}, 300_000);

test('a backup that was changed, cut short or made by a newer shop is refused before anything is restored', async () => {
  await server.create('small');
  await spare.create('untouched');
  await (await connect({ DATABASE_URL: server.url('small'), DATA_DIR: '' })).close();
  const folder = await newFolder();
  const here = { DATABASE_URL: server.url('small'), DATA_DIR: await newFolder() };
  expect((await take(here, folder, false)).manifest.pictures).toBeNull();
  await expect(take(here, folder)).rejects.toThrow('is not empty');

  const there = { DATABASE_URL: spare.url('untouched'), DATA_DIR: await newFolder() };
  const refusal = async (damage: (copy: string) => Promise<void>) => {
    const copy = await newFolder();
    await cp(folder, copy, { recursive: true });
    await damage(copy);
    return bringBack(there, copy).then(
      () => 'restored',
      (error: unknown) => String(error),
    );
  };
  expect(await refusal((copy) => appendFile(path.join(copy, 'database.dump'), 'x'))).toContain(
    'database.dump',
  );
  expect(await refusal((copy) => rm(path.join(copy, 'database.dump')))).toContain('database.dump');
  expect(await refusal((copy) => rm(path.join(copy, 'SHA256SUMS')))).toContain('SHA256SUMS');
  expect(await refusal((copy) => writeFile(path.join(copy, 'more'), ''))).toContain('more is not');
  expect(await refusal((copy) => rm(path.join(copy, 'manifest.json')))).toContain('no backup');
  expect(
    await refusal(async (copy) => {
      await writeManifest(copy, { ...(await readManifest(copy)), schema: 9_999_999_999_999 });
      await writeChecksums(copy);
    }),
  ).toContain('newer version');
  expect((await bringBack(there, folder)).manifest.database.kind).toBe('postgres');
}, 300_000);

test('an embedded database is backed up and restored into a new folder', async () => {
  const DATA_DIR = await newFolder();
  const client = await connect({ DATABASE_URL: undefined, DATA_DIR });
  await client.db.insert(outbox).values({
    topic: 'product.changed',
    payload: { references: [7] },
    createdAt: new Date(0),
    availableAt: new Date(0),
  });
  await client.close();
  const folder = await newFolder();
  const there = { DATABASE_URL: '', DATA_DIR: await newFolder() };
  expect(await marketplace({ DATABASE_URL: '', DATA_DIR }, 'backup', folder)).toMatchObject({
    code: 0,
    err: '',
  });
  expect(await marketplace(there, 'restore', folder)).toMatchObject({ code: 0, err: '' });
  const restored = await connect({ DATABASE_URL: undefined, DATA_DIR: there.DATA_DIR });
  expect(await restored.db.select({ topic: outbox.topic }).from(outbox).orderBy(outbox.id)).toEqual([
    { topic: 'product.changed' },
    { topic: 'search.reindex' },
  ]);
  await restored.close();
  await expect(bringBack(there, folder)).rejects.toThrow('has a database');
}, 300_000);
