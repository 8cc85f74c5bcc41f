import { expect, test } from 'vitest';
import { quoteFor } from './quote.ts';
import { tariff } from './tariff.ts';

const saturday = new Date('2026-11-21T10:00:00Z');
const paris = { id: 1, name: 'Paris Fripes', country: 'FR' };
const gand = { id: 2, name: 'Gand Vintage', country: 'BE' };
const item = (productReference: number, store = paris, changes = {}) => ({
  productReference,
  priceAmount: 2000,
  weightGrams: 400,
  store,
  ...changes,
});
const quote = (items: ReturnType<typeof item>[], country: string | null, method: string, type: string) =>
  quoteFor({ items, country }, saturday).find(
    ({ deliveryMethod, deliveryType }) => deliveryMethod === method && deliveryType === type,
  );

test('each seller sends a parcel, and the carriage is the sum of all parcels', () => {
  const direct = quote([item(1), item(2, gand), item(3)], 'FRA', 'STANDARD', 'DIRECT');
  expect(direct).toMatchObject({
    numberOfParcels: 2,
    amount: { amount: 880 },
    qualityControl: { amount: 0 },
  });
  expect(direct?.estimatedParcels).toEqual([
    {
      senderName: 'Paris Fripes',
      senderCountry: 'FR',
      productReferences: [1, 3],
      shippingAmount: { amount: 490, currency: 'EUR' },
    },
    {
      senderName: 'Gand Vintage',
      senderCountry: 'BE',
      productReferences: [2],
      shippingAmount: { amount: 390, currency: 'EUR' },
    },
  ]);
});

test('each started kilogram above the first is charged', () => {
  const carriage = (weightGrams: number) =>
    quote([item(1, paris, { weightGrams })], 'FRA', 'STANDARD', 'DIRECT')?.amount.amount;
  expect([carriage(1000), carriage(1001), carriage(2001)]).toEqual([490, 610, 730]);
});

test('carriage is free from the threshold of its method', () => {
  const relay = (priceAmount: number) =>
    quote([item(1, paris, { priceAmount })], 'FRA', 'RELAY', 'DIRECT')?.amount.amount;
  expect([relay(9999), relay(10_000)]).toEqual([390, 0]);
});

test('days are counted from the order, without Sundays', () => {
  expect(quote([item(1)], 'FRA', 'TRACKED', 'DIRECT')).toMatchObject({
    earliestDelivery: '2026-11-24',
    latestDelivery: '2026-11-25',
  });
});

test('nothing is quoted for an empty cart, nor for a country outside the tariff', () => {
  expect(quoteFor({ items: [], country: 'FRA' }, saturday)).toEqual([]);
  expect(quoteFor({ items: [item(1)], country: 'ATA' }, saturday)).toEqual([]);
});

test('no country is in two zones, and the default country is in one', () => {
  const countries = tariff.zones.flatMap((zone) => zone.countries);
  expect(new Set(countries).size).toBe(countries.length);
  expect(countries).toContain(tariff.homeCountry);
});
