import type { Cart, Product, SubCart } from '@patine/contract/resolvers';
import type { RequestContext } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import { productsByReference } from '../catalogue/products.ts';
import { euros, shippingMethod } from '../delivery/shipping-method.ts';
import { priceCart, type PricedCart } from './pricing.ts';
import { type CartLine, loadCart } from './repository.ts';
import { addressOf } from './settle-shipping.ts';
import { supportedPaymentServiceProviders } from '../payments/providers.ts';

/** The pieces by their seller, in the order in which the first of each was added. */
function subCarts(lines: readonly CartLine[], products: ReadonlyMap<number, Product>): SubCart[] {
  const groups = new Map<number, SubCart>();
  for (const { store, variantId, productReference, customization } of lines) {
    const product = products.get(productReference);
    if (!product) continue;
    const group = groups.get(store.id) ?? { store: product.store, cartItems: [] };
    group.cartItems.push({ variantId, product, customization });
    groups.set(store.id, group);
  }
  return [...groups.values()];
}

const sums = ({ details }: PricedCart): Cart['priceDetails'] => ({
  productsCurrent: euros(details.productsCurrent),
  productsReductions: euros(details.productsReductions),
  productsReductionsDetail: [],
  shipping: euros(details.shipping),
  shippingReductions: euros(details.shippingReductions),
  shippingReductionsDetail: [],
  qualityControl: euros(details.qualityControl),
  qualityControlReductions: euros(details.qualityControlReductions),
  qualityControlReductionsDetail: [],
  totalAmount: euros(details.totalAmount),
  savings: euros(details.savings),
});

type Context = Pick<RequestContext, 'db' | 'clock' | 'config' | 'locale' | 'session'>;

/** The cart as the contract shows it, for a caller who may see it. */
export async function cartView({ db, clock, config, locale, session }: Context, id: string): Promise<Cart> {
  const cart = await loadCart(db, id);
  if (!cart) throw new ApiError('NOT_FOUND');
  const now = clock.now();
  const viewer = { now, customerId: session?.customerId ?? null };
  const references = cart.lines.map(({ productReference }) => productReference);
  const [products, address] = await Promise.all([
    productsByReference(db, references, locale, viewer),
    addressOf(db, cart),
  ]);
  const priced = priceCart(cart, address, now);
  const chosen = priced.chosen && shippingMethod(priced.chosen);
  return {
    id: cart.id,
    deliveryAddressId: address?.id ?? null,
    subCarts: subCarts(cart.lines, products),
    count: cart.lines.length,
    shippingMethods: priced.quotes.map(shippingMethod),
    shippingMethod: chosen,
    coupon: null,
    giftCards: [],
    deliveryServicePoint: chosen ? cart.servicePoint : null,
    autoDiscount: null,
    autoDiscountHint: null,
    estimatedParcels: chosen?.estimatedParcels ?? [],
    supportedPaymentServiceProviders: supportedPaymentServiceProviders(config),
    priceDetails: sums(priced),
    updatedAt: cart.updatedAt.toISOString(),
  };
}
