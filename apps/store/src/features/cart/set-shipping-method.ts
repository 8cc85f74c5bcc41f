import {
  SetShippingMethodToCartDocument,
  type DeliveryMethod,
  type DeliveryType,
} from '@patine/contract/operations';
import { useCartChange } from './use-cart-change.ts';

export type ShippingMethodChoice = {
  deliveryMethod: DeliveryMethod;
  deliveryType: DeliveryType;
  /** Goes with RELAY, and only with it. */
  deliveryServicePointId?: string;
};

export const useSetShippingMethod = () =>
  useCartChange<ShippingMethodChoice>('method', async (request, cartId, choice) => {
    const { setShippingMethodToCart } = await request(SetShippingMethodToCartDocument, { cartId, ...choice });
    return setShippingMethodToCart;
  });
