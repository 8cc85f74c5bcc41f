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

/** What one seller sends; several entries of one seller travel together. */
export type Consignment = { storeId: string; weightGrams: number };

/** A parcel of a quote: the sellers whose items it holds, its weight and its share of the carriage. */
export type QuotedParcel = { storeIds: string[]; weightGrams: number; shippingAmount: Money };

/**
 * One way to deliver a cart; `amount` is the carriage less what its automatic discount takes, `totalPrice` adds the
 * quality control.
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

/** The cart's side of a quote: where it goes (alpha-3), what it weighs, what its items cost now. */
export type QuoteRequest = {
  tariff: DeliveryTariff;
  country: string;
  parcels: readonly Consignment[];
  productsTotal: Money;
};

/**
 * Prices every method and type offered in a country, methods in the order STANDARD, TRACKED, RELAY, each direct
 * then grouped; none for an empty cart or a country without a zone. GROUPED needs several sellers: the parcel of one
 * is one already. Of the zone's discounts the best counts, and the parcels share what is then left.
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

  const loads = { DIRECT: bySeller(parcels), GROUPED: together(parcels) } satisfies Record<
    DeliveryType,
    Load[]
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
      const way = { deliveryCarrier: prices.carrier, carriage };
      const autoDiscount = bestAutoDiscount(zone.discounts, way, productsTotal);
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

type Way = Pick<ShippingQuote, 'deliveryMethod' | 'deliveryType' | 'totalPrice'>;

/** Finds the tracked delivery to the same door that costs no more than a plain one; null where there is none. */
export function trackedInstead<Quote extends Way>(quotes: readonly Quote[], plain: Quote): Quote | null {
  if (plain.deliveryMethod !== 'STANDARD') return null;
  const tracked = quotes.find(
    ({ deliveryMethod, deliveryType }) => deliveryMethod === 'TRACKED' && deliveryType === plain.deliveryType,
  );
  return tracked && tracked.totalPrice.amount <= plain.totalPrice.amount ? tracked : null;
}

type Load = { storeIds: string[]; weightGrams: number };

function bySeller(parcels: readonly Consignment[]): Load[] {
  const weights = new Map<string, number>();
  for (const { storeId, weightGrams } of parcels) {
    weights.set(storeId, (weights.get(storeId) ?? 0) + weightGrams);
  }
  return Array.from(weights, ([storeId, weightGrams]) => ({ storeIds: [storeId], weightGrams }));
}

function together(parcels: readonly Consignment[]): Load[] {
  const loads = bySeller(parcels);
  return [
    {
      storeIds: loads.flatMap(({ storeIds }) => storeIds),
      weightGrams: loads.reduce((total, { weightGrams }) => total + weightGrams, 0),
    },
  ];
}

function parcelPrice(prices: MethodTariff, stepGrams: number, load: Load, index: number): number {
  const furtherSteps = Math.max(Math.ceil(load.weightGrams / stepGrams) - 1, 0);
  return (index === 0 ? prices.firstParcel : prices.nextParcel) + furtherSteps * prices.extraPerStep;
}
