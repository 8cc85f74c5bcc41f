import { symlink } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../testing/shop.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

test('the shop is ready while its folder is writable, and not when the disk is full', async () => {
  // Links the probe file to /dev/full, which fails every write like a full disk.
  const probe = path.join(shop.services.config.DATA_DIR, `.ready-${process.pid}`);
  expect((await shop.app.inject({ url: '/readyz' })).statusCode).toBe(200);
  await symlink('/dev/full', probe);
  await expect
    .poll(async () => (await shop.app.inject({ url: '/readyz' })).statusCode, { timeout: 5_000 })
    .toBe(503);
  expect((await shop.app.inject({ url: '/readyz' })).json()).toEqual({
    status: 'DATA_DIR cannot be written',
  });
  expect((await shop.app.inject({ url: '/healthz' })).statusCode).toBe(200);
});
