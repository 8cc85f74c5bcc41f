import type { Cart, Coupon, Product, SubCart } from '@patine/contract/resolvers';
import { crossesCustoms, euros, type PriceDetails, type Reduction } from '@patine/core';
import type { RequestContext } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import { alpha2Of } from '../addresses/index.ts';
import { productsByReference } from '../catalogue/index.ts';
import { autoDiscountView, type DatedQuote, hintFor, shippingMethod, tariff } from '../delivery/index.ts';
import { type CartDiscounts, loadDiscounts } from './discounts.ts';
import { offeredQuotes, payableQuote, priceCart, quoteCart } from './pricing.ts';
import { type CartLine, loadCart } from './repository.ts';
import { addressOf } from './settle-shipping.ts';
import { contributionOf } from '../returns/index.ts';
import { supportedPaymentServiceProviders } from '../payment-providers/index.ts';

/** Groups the items by seller, in the order in which each seller's first item was added. */
function subCarts(lines: readonly CartLine[], products: ReadonlyMap<number, Product>): SubCart[] {
  const groups = new Map<number, SubCart>();
  for (const { store, variantId, productReference, priceAmount, customization, priceHeldUntil } of lines) {
    const product = products.get(productReference);
    if (!product) continue;
    const group = groups.get(store.id) ?? { store: product.store, cartItems: [] };
    group.cartItems.push({
      variantId,
      product,
      price: euros(priceAmount),
      customization,
      priceHeldUntil: priceHeldUntil?.toISOString() ?? null,
    });
    groups.set(store.id, group);
  }
  return [...groups.values()];
}

const lines = (reductions: readonly Reduction[]) =>
  reductions.map(({ amount, ...rest }) => ({ ...rest, amount: euros(amount.amount) }));

const sums = (details: PriceDetails): Cart['priceDetails'] => ({
  productsCurrent: euros(details.productsCurrent.amount),
  productsReductions: euros(details.productsReductions.amount),
  productsReductionsDetail: lines(details.productsReductionsDetail),
  shipping: euros(details.shipping.amount),
  shippingReductions: euros(details.shippingReductions.amount),
  shippingReductionsDetail: lines(details.shippingReductionsDetail),
  qualityControl: euros(details.qualityControl.amount),
  qualityControlReductions: euros(details.qualityControlReductions.amount),
  qualityControlReductionsDetail: lines(details.qualityControlReductionsDetail),
  giftCards: euros(details.giftCards.amount),
  totalAmount: euros(details.totalAmount.amount),
  savings: euros(details.savings.amount),
});

const couponView = ({ row, refusal }: NonNullable<CartDiscounts['coupon']>): Coupon => ({
  code: row.code,
  refusal,
  minimumAmount: row.minimumAmount === null ? null : euros(row.minimumAmount),
});

const giftCardViews = ({ giftCards }: CartDiscounts, { giftCardsDetail }: PriceDetails): Cart['giftCards'] =>
  giftCards.map(({ code, balance, expiresAt }, index) => ({
    code,
    amount: euros(giftCardsDetail[index]?.amount.amount ?? 0),
    balance: euros(balance.amount),
    expiresAt: expiresAt?.toISOString() ?? null,
  }));

/** Returns the country whose customs may hold the parcels, which sellers or the grouping workshop send; else null. */
function customsCountry(
  items: readonly CartLine[],
  chosen: DatedQuote | null,
  destination: string,
): string | null {
  const to = alpha2Of(destination);
  const senders = chosen
    ? chosen.estimatedParcels.map(({ senderCountry }) => senderCountry)
    : items.map(({ store }) => store.country);
  return to !== null && senders.some((from) => crossesCustoms(from, to)) ? to : null;
}

type Context = Pick<RequestContext, 'db' | 'clock' | 'config' | 'locale' | 'session'>;

/** Builds the API's cart. The caller must have checked that this session may read it. */
export async function cartView({ db, clock, config, locale, session }: Context, id: string): Promise<Cart> {
  const now = clock.now();
  const cart = await loadCart(db, id, now);
  if (!cart) throw new ApiError('NOT_FOUND');
  const viewer = { now, customerId: session?.customerId ?? null };
  const references = cart.lines.map(({ productReference }) => productReference);
  const [products, address] = await Promise.all([
    productsByReference(db, references, locale, viewer),
    addressOf(db, cart),
  ]);
  const quoted = quoteCart(cart, address, now);
  const discounts = await loadDiscounts(db, cart, { now, productsTotal: quoted.productsTotal });
  const details = priceCart(quoted, discounts, locale);
  const payable = (quote: DatedQuote) => shippingMethod(payableQuote(quoted, discounts, quote, locale));
  const chosen = quoted.chosen && payable(quoted.chosen);
  const isFreeByCode = discounts.coupon?.row.kind === 'FREE_DELIVERY' && discounts.coupon.refusal === null;
  const hint = isFreeByCode
    ? null
    : hintFor(quoted.quotes, quoted.chosen, {
        country: address?.countryCode ?? null,
        productsTotal: quoted.productsTotal,
      });
  return {
    id: cart.id,
    deliveryAddressId: address?.id ?? null,
    subCarts: subCarts(cart.lines, products),
    count: cart.lines.length,
    shippingMethods: offeredQuotes(quoted.quotes).map(payable),
    shippingMethod: chosen,
    coupon: discounts.coupon && couponView(discounts.coupon),
    giftCards: giftCardViews(discounts, details),
    deliveryServicePoint: chosen ? cart.servicePoint : null,
    autoDiscount: quoted.chosen?.autoDiscount ? autoDiscountView(quoted.chosen.autoDiscount.discount) : null,
    autoDiscountHint: hint && {
      leftAmount: euros(hint.leftAmount.amount),
      discount: autoDiscountView(hint.discount),
    },
    estimatedParcels: chosen?.estimatedParcels ?? [],
    supportedPaymentServiceProviders: supportedPaymentServiceProviders(
      config,
      cart.lines.some(({ availability }) => availability === 'AVAILABLE') ? details.totalAmount.amount : null,
    ),
    customsCountry: customsCountry(cart.lines, quoted.chosen, address?.countryCode ?? tariff.homeCountry),
    returnFee: {
      amount: contributionOf(address?.countryCode ?? tariff.homeCountry).parcel,
      currency: 'EUR',
    },
    priceDetails: sums(details),
    updatedAt: cart.updatedAt.toISOString(),
  };
}
