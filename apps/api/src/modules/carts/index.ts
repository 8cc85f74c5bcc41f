export { loadDiscounts } from './discounts.ts';
export { openCart } from './open-cart.ts';
export { priceCart, quoteCart } from './pricing.ts';
export {
  cartForCheckout,
  clearShippingOf,
  lockCartsOf,
  removeBoughtItems,
  removeUsedCodes,
  type CartLine,
} from './repository.ts';
export { addressOf } from './settle-shipping.ts';
