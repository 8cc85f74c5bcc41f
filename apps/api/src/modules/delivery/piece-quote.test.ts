import { ProductPageDocument } from '@patine/contract/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertProduct } from '../../testing/catalogue.ts';
import { testShop, type TestShop } from '../../testing/shop.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

test('a piece tells what its delivery in France costs and when it arrives, before there is a cart', async () => {
  const { reference } = await insertProduct(shop.db);
  const { productShippingMethods } = await shop.ask(ProductPageDocument, { reference });
  const direct = productShippingMethods.filter(({ deliveryType }) => deliveryType === 'DIRECT');
  expect(direct.map(({ deliveryMethod, amount }) => [deliveryMethod, amount.amount])).toEqual([
    ['STANDARD', 490],
    ['TRACKED', 690],
    ['RELAY', 390],
  ]);
  for (const { earliestDelivery, latestDelivery } of direct)
    expect(earliestDelivery <= latestDelivery).toBe(true);
});
