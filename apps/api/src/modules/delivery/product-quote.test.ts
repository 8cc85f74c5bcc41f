import {
  DeliveryCountriesDocument,
  ProductDeliveryDocument,
  ProductPageDocument,
} from '@patine/contract/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertProduct } from '../../testing/catalogue.ts';
import { testShop, type TestShop } from '../../testing/shop.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

test('a product has the price and dates of its delivery in France, before there is a cart', async () => {
  const { reference } = await insertProduct(shop.db);
  const { productShippingMethods } = await shop.request(ProductPageDocument, { reference });
  const direct = productShippingMethods.filter(({ deliveryType }) => deliveryType === 'DIRECT');
  expect(direct.map(({ deliveryMethod, amount }) => [deliveryMethod, amount.amount])).toEqual([
    ['STANDARD', 490],
    ['TRACKED', 690],
    ['RELAY', 390],
  ]);
  for (const { earliestDelivery, latestDelivery } of direct)
    expect(earliestDelivery <= latestDelivery).toBe(true);
});

test('a product has the price of its delivery to each served country, and to no other', async () => {
  const { reference } = await insertProduct(shop.db);
  const direct = async (countryCode: string) => {
    const found = await shop.request(ProductDeliveryDocument, { reference, countryCode });
    return found.productShippingMethods
      .filter(({ deliveryType }) => deliveryType === 'DIRECT')
      .map(({ deliveryMethod, amount }) => [deliveryMethod, amount.amount]);
  };
  expect(await direct('BEL')).toEqual([
    ['STANDARD', 890],
    ['TRACKED', 1190],
    ['RELAY', 590],
  ]);
  expect(await direct('CAN')).toEqual([['TRACKED', 2490]]);
  for (const unserved of ['ATA', '', 'bel', '__proto__']) expect(await direct(unserved)).toEqual([]);

  const { deliveryCountries } = await shop.request(DeliveryCountriesDocument, {});
  expect(deliveryCountries[0]).toEqual({ countryCode: 'FRA', countryCodeAlpha2: 'FR' });
  expect(new Set(deliveryCountries.map(({ countryCode }) => countryCode)).size).toBe(
    deliveryCountries.length,
  );
  for (const { countryCode } of deliveryCountries)
    expect((await direct(countryCode)).length).toBeGreaterThan(0);
});
