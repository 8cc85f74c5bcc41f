import { eq, gt } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cartItems } from '../../db/schema/carts.ts';
import { orders } from '../../db/schema/orders.ts';
import { sandboxPayments } from '../../db/schema/payments.ts';
import { type BuyingShop, GOOD_CARD, buyingShop } from '../../testing/buying.ts';
import { checkoutOverHttp, payOverHttp } from '../../testing/over-http.ts';
import { insertReadyBuyer } from '../../testing/ready-buyers.ts';
import { checkLedger } from '../payments/ledger-repository.ts';

const BUYERS = 50;

let shop: BuyingShop;
let url: string;

beforeAll(async () => {
  shop = await buyingShop();
  const address = shop.app.server.address();
  if (!address || typeof address === 'string') throw new Error('The shop does not listen');
  url = `http://127.0.0.1:${address.port}`;
});
afterAll(() => shop.close());

test('of fifty buyers who pay for one item concurrently, one gets it and nobody else is charged', async () => {
  const item = await shop.item();
  const buyers = await Promise.all(
    Array.from({ length: BUYERS }, () => insertReadyBuyer(shop.db, [item.itemId], shop.clock.now())),
  );
  const responses = await Promise.all(
    buyers.map(async (buyer, number) => {
      const response = await checkoutOverHttp(url, buyer, `race-${number}`);
      if (response.session) await payOverHttp(url, response.session.paymentUrl, GOOD_CARD);
      return response;
    }),
  );

  const sessions = responses.flatMap(({ session }) => session ?? []);
  expect(sessions).toHaveLength(1);
  const refused = responses.filter(({ session }) => !session);
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([409]));
  for (const { failure } of refused) expect(['ITEM_BEING_PAID', 'ITEM_UNAVAILABLE']).toContain(failure?.name);

  const paid = await shop.db.select().from(orders).where(eq(orders.status, 'PAID'));
  expect(paid.map(({ id }) => id)).toEqual([sessions[0]?.orderId]);
  const captured = await shop.db.select().from(sandboxPayments).where(gt(sandboxPayments.capturedAmount, 0));
  expect(captured).toMatchObject([{ amount: paid[0]?.totalAmount, capturedAmount: paid[0]?.totalAmount }]);
  expect(await shop.db.select().from(sandboxPayments)).toHaveLength(1);
  expect(await checkLedger(shop.db)).toMatchObject({ difference: 0, unbalanced: [] });
  // The other buyers keep the item in their carts, which show it as unavailable.
  expect(await shop.db.select().from(cartItems)).toHaveLength(BUYERS - 1);
});
