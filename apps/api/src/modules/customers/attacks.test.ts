import { afterAll, beforeAll, expect, test } from 'vitest';
import { resetFlood, stuffing, watchedLog } from '../../testing/stress/login-attacks.ts';
import { testShop, type TestShop } from '../../testing/shop.ts';

const watch = watchedLog();
let shop: TestShop;

beforeAll(async () => {
  shop = await testShop({}, watch.log);
});
afterAll(() => shop.close());

test('credential stuffing logs nobody in, reveals no account, and each refusal is logged', async () => {
  const { checked, limited, ...wrong } = await stuffing(shop, watch, 45);
  expect({ checked, limited }).toEqual({ checked: 40, limited: 50 });
  expect(wrong).toEqual({ letIn: 0, betrayed: 0, unlogged: 0, namedInLog: 0 });
});

test('a flood of reset requests fills no mailbox and reveals no account', async () => {
  const { refused, letters, ...wrong } = await resetFlood(shop, watch, 160);
  expect({ refused, letters }).toEqual({ refused: 0, letters: 50 });
  expect(wrong).toEqual({ tooMany: 0, toNobody: 0, betrayed: 0, unlogged: 0, namedInLog: 0 });
});
