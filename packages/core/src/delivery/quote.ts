import { allocate } from '../money/allocate.ts';
import { add, money, subtract, type Money } from '../money/money.ts';
import { type AppliedDiscount, bestAutoDiscount } from './auto-discount.ts';
import {
  DELIVERY_METHODS,
  DELIVERY_TYPES,
  type DeliveryDelay,
  type DeliveryMethod,
  type DeliveryTariff,
  type DeliveryType,
  type MethodTariff,
} from './tariff.ts';

/** Items that one seller sends. Entries of the same seller travel in one parcel. */
export type Consignment = { storeId: string; weightGrams: number };

/** A parcel of a quote: the sellers whose items it contains, its weight and its share of the carriage. */
export type QuotedParcel = { storeIds: string[]; weightGrams: number; shippingAmount: Money };

/**
 * A priced shipping option. `amount` is the carriage minus its automatic discount; `totalPrice` adds the quality
 * control.
 */
export type ShippingQuote = {
  deliveryMethod: DeliveryMethod;
  deliveryType: DeliveryType;
  deliveryCarrier: string;
  carriage: Money;
  autoDiscount: AppliedDiscount | null;
  amount: Money;
  numberOfParcels: number;
  qualityControl: Money;
  totalPrice: Money;
  delay: DeliveryDelay;
  parcels: QuotedParcel[];
};

/** What to quote: the destination (alpha-3), the parcels and the order value in current prices. */
export type QuoteRequest = {
  tariff: DeliveryTariff;
  country: string;
  parcels: readonly Consignment[];
  productsTotal: Money;
};

/**
 * Prices every method and type offered in a country, in the order STANDARD, TRACKED, RELAY, each direct then grouped.
 * Returns an empty list for an empty cart or a country without a zone. GROUPED needs several sellers. The best discount
 * of the zone applies, and the parcels share the rest of the carriage. Throws a TypeError when the cart and the tariff
 * have different currencies.
 */
export function quoteShippingMethods({
  tariff,
  country,
  parcels,
  productsTotal,
}: QuoteRequest): ShippingQuote[] {
  const zone = tariff.zones.find(({ countries }) => countries.includes(country));
  if (zone === undefined || parcels.length === 0) return [];
  if (productsTotal.currency !== tariff.currency) throw new TypeError('The tariff is in another currency');

  const loads = { DIRECT: bySeller(parcels), GROUPED: oneParcel(parcels) } satisfies Record<
    DeliveryType,
    ParcelLoad[]
  >;
  const types = DELIVERY_TYPES.filter((type) => type === 'DIRECT' || loads.DIRECT.length > 1);
  return DELIVERY_METHODS.flatMap((deliveryMethod) => {
    const prices = zone.methods[deliveryMethod];
    if (prices === undefined) return [];
    return types.map((deliveryType): ShippingQuote => {
      const full = loads[deliveryType].map((load, index) =>
        parcelPrice(prices, tariff.stepGrams, load, index),
      );
      const carriage = money(
        full.reduce((sum, price) => sum + price, 0),
        tariff.currency,
      );
      const option = { deliveryCarrier: prices.carrier, carriage };
      const autoDiscount = bestAutoDiscount(zone.discounts, option, productsTotal);
      const amount = autoDiscount ? subtract(carriage, autoDiscount.reduction) : carriage;
      const shares = carriage.amount === 0 ? full.map(() => carriage) : allocate(amount, full);
      const quoted = loads[deliveryType].map((load, index) => ({
        ...load,
        shippingAmount: shares[index] ?? money(0, tariff.currency),
      }));
      const qualityControl = money(deliveryType === 'GROUPED' ? prices.qualityControl : 0, tariff.currency);
      return {
        deliveryMethod,
        deliveryType,
        deliveryCarrier: prices.carrier,
        carriage,
        autoDiscount,
        amount,
        numberOfParcels: quoted.length,
        qualityControl,
        totalPrice: add(amount, qualityControl),
        delay: prices.delay[deliveryType],
        parcels: quoted,
      };
    });
  });
}

type ShippingOption = Pick<ShippingQuote, 'deliveryMethod' | 'deliveryType' | 'totalPrice'>;

/** Returns the tracked option of the same type that costs no more than a standard one; null when there is none. */
export function trackedAlternative<Quote extends ShippingOption>(
  quotes: readonly Quote[],
  standard: Quote,
): Quote | null {
  if (standard.deliveryMethod !== 'STANDARD') return null;
  const tracked = quotes.find(
    ({ deliveryMethod, deliveryType }) =>
      deliveryMethod === 'TRACKED' && deliveryType === standard.deliveryType,
  );
  return tracked && tracked.totalPrice.amount <= standard.totalPrice.amount ? tracked : null;
}

type ParcelLoad = { storeIds: string[]; weightGrams: number };

function bySeller(parcels: readonly Consignment[]): ParcelLoad[] {
  const weights = new Map<string, number>();
  for (const { storeId, weightGrams } of parcels) {
    weights.set(storeId, (weights.get(storeId) ?? 0) + weightGrams);
  }
  return Array.from(weights, ([storeId, weightGrams]) => ({ storeIds: [storeId], weightGrams }));
}

function oneParcel(parcels: readonly Consignment[]): ParcelLoad[] {
  const loads = bySeller(parcels);
  return [
    {
      storeIds: loads.flatMap(({ storeIds }) => storeIds),
      weightGrams: loads.reduce((total, { weightGrams }) => total + weightGrams, 0),
    },
  ];
}

function parcelPrice(prices: MethodTariff, stepGrams: number, load: ParcelLoad, index: number): number {
  const furtherSteps = Math.max(Math.ceil(load.weightGrams / stepGrams) - 1, 0);
  return (index === 0 ? prices.firstParcel : prices.nextParcel) + furtherSteps * prices.extraPerStep;
}
