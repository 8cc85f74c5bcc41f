import type {
  AddProductToCartMutation,
  AddProductToCartMutationVariables,
  CartCheckoutMutationVariables,
  CartQuery,
  CompleteJeanLevisCalculatorMutationVariables,
  MakePriceOfferMutationVariables,
  SetShippingMethodToCartMutationVariables,
  SubscribeToNewsletterMutationVariables,
} from '@patine/contract/operations';
import { itemsIn, analyticsProduct } from './ecommerce.ts';
import type { Properties, EventPayload } from './event.ts';

type Cart = CartQuery['cart'];
/** Maps an operation's variables, its result and the previous cart to an event. */
type EventMapper = (variables: never, result: never, before: Cart | undefined) => EventPayload | null;

const event = (name: string, properties: Properties = {}): EventPayload => ({ name, properties });

const productIn = (cart: Cart | undefined, reference: number): Properties => {
  const item = cart && itemsIn(cart).find(({ product }) => product.reference === reference);
  return item ? analyticsProduct(item.product) : { product_id: String(reference) };
};

const inCart = (cart: Cart | undefined) => (cart ? { cart_id: cart.id } : {});

/** Event mappers by operation name. */
const EVENT_MAPPERS: Record<string, EventMapper> = {
  AddProductToCart: (
    { productReference }: AddProductToCartMutationVariables,
    { addProductToCart: cart }: AddProductToCartMutation,
  ) => event('Product Added', { ...inCart(cart), ...productIn(cart, productReference) }),
  RemoveProductFromCart: ({ productReference }: { productReference: number }, _result, before) =>
    event('Product Removed', { ...inCart(before), ...productIn(before, productReference) }),
  AddDiscountToCart: ({ couponCode }: { couponCode: string }, _result, before) =>
    event('Coupon Applied', { ...inCart(before), coupon_id: couponCode }),
  RemoveDiscountFromCart: ({ couponCode }: { couponCode: string }, _result, before) =>
    event('Coupon Removed', { ...inCart(before), coupon_id: couponCode }),
  SetShippingMethodToCart: ({
    cartId,
    deliveryMethod,
    deliveryType,
  }: SetShippingMethodToCartMutationVariables) =>
    event('Checkout Step Completed', {
      checkout_id: cartId,
      step: 1,
      shipping_method: `${deliveryType}_${deliveryMethod}`,
    }),
  CartCheckout: ({ cartId, paymentServiceProvider }: CartCheckoutMutationVariables) =>
    event('Payment Info Entered', { checkout_id: cartId, payment_method: paymentServiceProvider }),
  AddProductToWishlist: ({ productReference }: { productReference: number }) =>
    event('Product Added to Wishlist', { product_id: String(productReference) }),
  RemoveProductFromWishlist: ({ productReference }: { productReference: number }) =>
    event('Product Removed from Wishlist', { product_id: String(productReference) }),
  MakePriceOffer: ({ productReference, amount }: MakePriceOfferMutationVariables) =>
    event('Price Offer Made', { product_id: String(productReference), value: amount / 100 }),
  SubscribeToNewsletter: ({ source }: SubscribeToNewsletterMutationVariables) =>
    event('Newsletter Subscribed', { source }),
  CompleteJeanLevisCalculator: ({ sizes }: CompleteJeanLevisCalculatorMutationVariables) =>
    event('Jeans Calculator Completed', { ...sizes }),
  SaveSearch: () => event('Search Saved'),
  CreateCustomer: () => event('Signed Up'),
};

/** The event of a response; null if the operation is not tracked. */
export function readEvent(
  operation: string,
  variables: unknown,
  result: unknown,
  before: Cart | undefined,
): EventPayload | null {
  const name = /^\s*(?:query|mutation) (\w+)/.exec(operation)?.[1] ?? '';
  const mapper = Object.hasOwn(EVENT_MAPPERS, name) ? EVENT_MAPPERS[name] : undefined;
  return mapper?.(variables as never, result as never, before) ?? null;
}
