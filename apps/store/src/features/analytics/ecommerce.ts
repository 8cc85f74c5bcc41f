import type { CartQuery, MyOrderQuery } from '@patine/contract/operations';
import type { Money } from '@patine/core';
import type { Properties } from './event.ts';

type Cart = CartQuery['cart'];
type Order = MyOrderQuery['me']['order'];
type Card = Order['parcels'][number]['items'][number]['orderItem']['product'];
type Deep = { categories?: readonly { level: number; slug: string }[] };

/** Amount in whole currency units, as analytics expects. */
export const whole = ({ amount }: Money): number => amount / 100;

/** A product in the format of Segment's ecommerce events. */
export function analyticsProduct(product: Card & Deep): Properties {
  const { reference, name, family, attributes, variants, pricing, categories = [] } = product;
  const deepest = categories.toSorted((a, b) => b.level - a.level)[0];
  return {
    product_id: String(reference),
    name,
    ...(attributes.brand ? { brand: attributes.brand.name } : {}),
    ...(deepest ? { category: deepest.slug } : {}),
    ...(family ? { family } : {}),
    ...(variants[0] ? { sku: variants[0].id, variant: variants[0].size } : {}),
    price: whole(pricing.currentPrice),
    currency: pricing.currentPrice.currency,
    quantity: 1,
  };
}

export const itemsIn = (cart: Pick<Cart, 'subCarts'>) => cart.subCarts.flatMap(({ cartItems }) => cartItems);

/** A cart's products and value. */
export function cartOf(cart: Cart): Properties {
  const { priceDetails: sums } = cart;
  return {
    cart_id: cart.id,
    value: whole(sums.totalAmount),
    revenue: whole(sums.productsCurrent) - whole(sums.productsReductions),
    shipping: whole(sums.shipping) - whole(sums.shippingReductions),
    discount: whole(sums.productsReductions),
    ...(cart.coupon ? { coupon: cart.coupon.code } : {}),
    currency: sums.totalAmount.currency,
    products: itemsIn(cart).map(({ product }) => analyticsProduct(product)),
  };
}

/** A completed order; the order id makes repeated events count once. */
export const orderOf = (order: Order) => ({
  name: 'Order Completed',
  messageId: `order-${order.id}`,
  properties: {
    order_id: order.reference,
    total: whole(order.totalAmount),
    revenue: whole(order.totalAmountDetail.productAmount),
    shipping: whole(order.totalAmountDetail.shippingAmount),
    discount: whole(order.reductionAmount),
    ...(order.productReductions[0] ? { coupon: order.productReductions[0].code } : {}),
    currency: order.totalAmount.currency,
    products: order.parcels.flatMap(({ items }) =>
      items.map(({ orderItem }) => analyticsProduct(orderItem.product)),
    ),
  },
});
