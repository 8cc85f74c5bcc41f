import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, money, sumOf } from '../money/money.ts';
import { quoteShippingMethods, type QuoteRequest, trackedAlternative } from './quote.ts';
import type { DeliveryMethod, DeliveryTariff, DeliveryType, MethodTariff } from './tariff.ts';

const relay: MethodTariff = {
  carrier: 'mondialrelay',
  firstParcel: 490,
  nextParcel: 290,
  extraPerStep: 100,
  qualityControl: 250,
  delay: { DIRECT: { minDays: 2, maxDays: 4 }, GROUPED: { minDays: 5, maxDays: 8 } },
};
const tracked: MethodTariff = { ...relay, carrier: 'colissimo', firstParcel: 790 };

const freeRelay = {
  id: 'relay-free',
  minPricing: 10_000,
  deliveryCarrier: 'mondialrelay',
  percent: 100,
  amount: null,
};

const tariff: DeliveryTariff = {
  currency: 'EUR',
  stepGrams: 1000,
  zones: [
    { name: 'home', countries: ['FRA'], methods: { RELAY: relay, TRACKED: tracked }, discounts: [freeRelay] },
    {
      name: 'near',
      countries: ['BEL', 'FRA'],
      methods: { STANDARD: { ...relay, carrier: 'bpost' } },
      discounts: [],
    },
  ],
};

const request = (changes: Partial<QuoteRequest> = {}): QuoteRequest => ({
  tariff,
  country: 'FRA',
  parcels: [{ storeId: 'canal', weightGrams: 800 }],
  productsTotal: money(9999),
  ...changes,
});

const several = [
  { storeId: 'canal', weightGrams: 400 },
  { storeId: 'usata', weightGrams: 400 },
];

const quote = (changes: Partial<QuoteRequest>, method: DeliveryMethod, type: DeliveryType) => {
  const quotes = quoteShippingMethods(request(changes));
  const found = quotes.find(
    ({ deliveryMethod, deliveryType }) => deliveryMethod === method && deliveryType === type,
  );
  if (!found) throw new Error(`No quote for ${method} ${type}`);
  return found;
};

const anyParcels = fc.array(
  fc.record({ storeId: fc.constantFrom('a', 'b', 'c', 'd'), weightGrams: fc.integer({ min: 0, max: 5000 }) }),
  { minLength: 1, maxLength: 50 },
);

describe('quoteShippingMethods', () => {
  it('returns every method of the zone, direct and grouped, in a fixed order', () => {
    const offered = quoteShippingMethods(request({ parcels: several })).map((q) => [
      q.deliveryMethod,
      q.deliveryType,
      q.deliveryCarrier,
    ]);
    expect(offered).toEqual([
      ['TRACKED', 'DIRECT', 'colissimo'],
      ['TRACKED', 'GROUPED', 'colissimo'],
      ['RELAY', 'DIRECT', 'mondialrelay'],
      ['RELAY', 'GROUPED', 'mondialrelay'],
    ]);
  });

  it('groups the parcels of several sellers, but not those of a single one', () => {
    const types = (storeIds: string[]) => {
      const parcels = storeIds.map((storeId) => ({ storeId, weightGrams: 400 }));
      return new Set(quoteShippingMethods(request({ parcels })).map(({ deliveryType }) => deliveryType));
    };
    expect(types(['canal'])).toEqual(new Set(['DIRECT']));
    expect(types(['canal', 'canal'])).toEqual(new Set(['DIRECT']));
    expect(types(['canal', 'usata'])).toEqual(new Set(['DIRECT', 'GROUPED']));
  });

  it('uses the first zone that lists the country', () => {
    expect(quoteShippingMethods(request({ country: 'BEL' })).map((q) => q.deliveryMethod)).toEqual([
      'STANDARD',
    ]);
  });

  it('returns nothing for a country without a zone and for an empty cart', () => {
    expect(quoteShippingMethods(request({ country: 'JPN' }))).toEqual([]);
    expect(quoteShippingMethods(request({ parcels: [] }))).toEqual([]);
  });

  it('puts the items of one seller into one parcel', () => {
    const parcels = [
      { storeId: 'canal', weightGrams: 400 },
      { storeId: 'canal', weightGrams: 500 },
    ];
    const sent = [{ storeIds: ['canal'], weightGrams: 900, shippingAmount: money(490) }];
    expect(quote({ parcels }, 'RELAY', 'DIRECT').parcels).toEqual(sent);
  });

  it('prices the parcels of further sellers separately, or groups them with quality control', () => {
    const parcels = [
      { storeId: 'canal', weightGrams: 600 },
      { storeId: 'usata', weightGrams: 600 },
    ];
    expect(quote({ parcels }, 'RELAY', 'DIRECT')).toMatchObject({
      numberOfParcels: 2,
      amount: money(490 + 290),
      qualityControl: money(0),
      totalPrice: money(780),
      delay: { minDays: 2, maxDays: 4 },
    });
    expect(quote({ parcels }, 'RELAY', 'GROUPED')).toMatchObject({
      numberOfParcels: 1,
      amount: money(490 + 100),
      qualityControl: money(250),
      totalPrice: money(840),
      delay: { minDays: 5, maxDays: 8 },
      parcels: [{ storeIds: ['canal', 'usata'], weightGrams: 1200 }],
    });
  });

  it.each([
    [0, 490],
    [1, 490],
    [1000, 490],
    [1001, 590],
    [2000, 590],
    [2001, 690],
  ])('%i grams cost %i hundredths', (weightGrams, expected) => {
    const parcels = [{ storeId: 'canal', weightGrams }];
    expect(quote({ parcels }, 'RELAY', 'DIRECT').amount).toEqual(money(expected));
  });

  it('is free from the threshold on, except quality control', () => {
    expect(quote({ productsTotal: money(9999) }, 'RELAY', 'DIRECT').amount).toEqual(money(490));
    expect(quote({ productsTotal: money(10_000) }, 'RELAY', 'DIRECT').totalPrice).toEqual(money(0));
    const grouped = quote({ productsTotal: money(10_000), parcels: several }, 'RELAY', 'GROUPED');
    expect(grouped.totalPrice).toEqual(money(250));
    expect(quote({ productsTotal: money(1_000_000) }, 'TRACKED', 'DIRECT').amount).toEqual(money(790));
    expect(quote({ productsTotal: money(10_000) }, 'RELAY', 'DIRECT')).toMatchObject({
      carriage: money(490),
      autoDiscount: { discount: { id: 'relay-free' }, reduction: money(490) },
    });
    expect(quote({ productsTotal: money(9999) }, 'RELAY', 'DIRECT').autoDiscount).toBeNull();
  });

  it('rejects a cart in another currency than the tariff', () => {
    expect(() => quoteShippingMethods(request({ productsTotal: money(1, 'USD') }))).toThrow(TypeError);
  });

  it('the parcels add up to the weight, the sellers and the amount', () => {
    fc.assert(
      fc.property(anyParcels, fc.nat(20_000), (parcels, total) => {
        const sellers = new Set(parcels.map(({ storeId }) => storeId));
        const weight = parcels.reduce((sum, { weightGrams }) => sum + weightGrams, 0);
        for (const q of quoteShippingMethods(request({ parcels, productsTotal: money(total) }))) {
          expect(q.numberOfParcels).toBe(q.deliveryType === 'GROUPED' ? 1 : sellers.size);
          expect(q.parcels).toHaveLength(q.numberOfParcels);
          expect(q.parcels.flatMap(({ storeIds }) => storeIds).toSorted()).toEqual([...sellers].toSorted());
          expect(q.parcels.reduce((sum, { weightGrams }) => sum + weightGrams, 0)).toBe(weight);
          expect(sumOf(q.parcels.map(({ shippingAmount }) => shippingAmount))).toEqual(q.amount);
          expect(add(q.amount, q.qualityControl)).toEqual(q.totalPrice);
        }
      }),
    );
  });

  it('never gets cheaper by adding an item below the threshold', () => {
    fc.assert(
      fc.property(anyParcels, (parcels) => {
        const fewer = quoteShippingMethods(request({ parcels: parcels.slice(1) }));
        const more = quoteShippingMethods(request({ parcels }));
        for (const { deliveryMethod, deliveryType, amount } of fewer) {
          const same = more.find(
            (other) => other.deliveryMethod === deliveryMethod && other.deliveryType === deliveryType,
          );
          expect(same?.amount.amount).toBeGreaterThanOrEqual(amount.amount);
        }
      }),
    );
  });
});

describe('trackedAlternative', () => {
  const zone = {
    name: 'home',
    countries: ['FRA'],
    methods: { STANDARD: { ...relay, carrier: 'post' }, TRACKED: tracked },
    discounts: [{ ...freeRelay, deliveryCarrier: 'colissimo' }],
  };
  const instead = (total: number, method: DeliveryMethod) => {
    const changes = { tariff: { ...tariff, zones: [zone] }, productsTotal: money(total) };
    const better = trackedAlternative(
      quoteShippingMethods(request(changes)),
      quote(changes, method, 'DIRECT'),
    );
    return better?.deliveryMethod ?? null;
  };

  it('replaces a standard delivery that costs the same or more, and nothing else', () => {
    expect(instead(9999, 'STANDARD')).toBeNull();
    expect(instead(10_000, 'STANDARD')).toBe('TRACKED');
    expect(instead(10_000, 'TRACKED')).toBeNull();
  });
});
