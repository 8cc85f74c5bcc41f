import { allocate, type Locale, profileLocale, type Reduction } from '@patine/core';
import type { Services } from '../../context.ts';
import { type NewOrder, orderReference } from '../orders/index.ts';
import type { ReadyCart } from './ready-cart.ts';

type Facts = {
  orderId: string;
  customerId: string;
  locale: Locale;
  affiliateCampaign: string | null;
  now: Date;
};

/** Returns the parcels of the quote, each with its items. */
function parcelPlan({ cart, chosen }: ReadyCart, orderId: string, random: Services['random']) {
  return chosen.estimatedParcels.map(({ senderName, productReferences }) => {
    const inside = cart.lines.filter(({ productReference }) => productReferences.includes(productReference));
    const storeId = chosen.deliveryType === 'DIRECT' ? (inside[0]?.store.id ?? null) : null;
    return { inside, parcel: { id: random.uuid(), orderId, storeId, senderName } };
  });
}

const stored = (reductions: readonly Reduction[]) =>
  reductions.map(({ amount, ...rest }) => ({ ...rest, amount: amount.amount }));

/** Builds the order's rows, a snapshot of the current prices, address and parcels. */
export function orderPlan(
  ready: ReadyCart,
  { orderId, customerId, locale, affiliateCampaign, now }: Facts,
  random: Services['random'],
): NewOrder {
  const { cart, address, chosen, details } = ready;
  const plan = parcelPlan(ready, orderId, random);
  const parcelOf = new Map(
    plan.flatMap(({ inside, parcel }) => inside.map(({ itemId }) => [itemId, parcel.id])),
  );
  const paidForProducts = {
    ...details.productsCurrent,
    amount: details.productsCurrent.amount - details.productsReductions.amount,
  };
  const shares = allocate(
    paidForProducts,
    cart.lines.map(({ priceAmount }) => priceAmount),
  );
  return {
    order: {
      id: orderId,
      reference: orderReference(random.token()),
      customerId,
      cartId: cart.id,
      locale: profileLocale(locale),
      currency: details.totalAmount.currency,
      productAmount: details.productsCurrent.amount,
      shippingAmount: details.shipping.amount,
      qualityControlAmount: details.qualityControl.amount,
      productReduction: details.productsReductions.amount,
      shippingReduction: details.shippingReductions.amount,
      qualityControlReduction: details.qualityControlReductions.amount,
      reductions: {
        products: stored(details.productsReductionsDetail),
        shipping: stored(details.shippingReductionsDetail),
        qualityControl: stored(details.qualityControlReductionsDetail),
      },
      totalAmount: details.totalAmount.amount + details.giftCards.amount,
      giftCardAmount: details.giftCards.amount,
      deliveryAddress: {
        firstName: address.firstName,
        lastName: address.lastName,
        companyName: address.companyName,
        countryCode: address.countryCode,
        addressLine1: address.addressLine1,
        addressLine2: address.addressLine2,
        postalCode: address.postalCode,
        subDivision: address.subDivision,
        cityName: address.cityName,
        phoneNumber: address.phoneNumber,
      },
      deliveryMethod: chosen.deliveryMethod,
      deliveryType: chosen.deliveryType,
      deliveryCarrier: chosen.deliveryCarrier,
      servicePoint: chosen.deliveryMethod === 'RELAY' ? cart.servicePoint : null,
      earliestDelivery: chosen.earliestDelivery,
      latestDelivery: chosen.latestDelivery,
      affiliateCampaign,
      createdAt: now,
    },
    parcels: plan.map(({ parcel }) => parcel),
    lines: cart.lines.map(({ itemId, listingNumber, customization }, index) => ({
      id: random.uuid(),
      orderId,
      parcelId: parcelOf.get(itemId) ?? null,
      itemId,
      listingNumber,
      paidAmount: shares[index]?.amount ?? 0,
      customizationLabel: customization?.label ?? null,
      customizationValue: customization?.value ?? null,
    })),
  };
}

const sameAddress = (a: object, b: object) => {
  const text = (address: object) => JSON.stringify(Object.entries(address).sort());
  return text(a) === text(b);
};

/** Includes the codes, because two codes with the same reduction make different orders. */
const codes = (reductions: NewOrder['order']['reductions']) =>
  [reductions?.products, reductions?.shipping, reductions?.qualityControl].map((part) =>
    part?.map(({ code, amount }) => [code, amount]),
  );

/** Tells whether a second checkout would create the same order, so that its payment session can be reused. */
export function isSamePlan(
  { order, lines }: Pick<NewOrder, 'order' | 'lines'>,
  stored: {
    order: NewOrder['order'];
    lines: Pick<NewOrder['lines'][number], 'itemId' | 'paidAmount' | 'customizationValue'>[];
  },
) {
  const facts = (order: NewOrder['order']) => {
    const { totalAmount, giftCardAmount, deliveryMethod, deliveryType, servicePoint, reductions } = order;
    const point = servicePoint?.servicePointId ?? null;
    return JSON.stringify([
      totalAmount,
      giftCardAmount,
      deliveryMethod,
      deliveryType,
      point,
      codes(reductions),
    ]);
  };
  const items = (all: typeof stored.lines) =>
    JSON.stringify(
      all
        .map(({ itemId, paidAmount, customizationValue }) => [itemId, paidAmount, customizationValue ?? null])
        .sort((a, b) => Number(a[0]) - Number(b[0])),
    );
  return (
    facts(order) === facts(stored.order) &&
    items(lines) === items(stored.lines) &&
    sameAddress(order.deliveryAddress, stored.order.deliveryAddress)
  );
}
