import {
  SetShippingMethodToCartDocument,
  type DeliveryMethod,
  type DeliveryType,
} from '@patine/contract/operations';
import { useCartChange } from './use-cart-change.ts';

export type ShippingMethodChoice = {
  deliveryMethod: DeliveryMethod;
  deliveryType: DeliveryType;
  /** Required for RELAY, absent otherwise. */
  deliveryServicePointId?: string;
};

export const useSetShippingMethod = () =>
  useCartChange<ShippingMethodChoice>('method', async (request, cartId, choice) => {
    const { setShippingMethodToCart } = await request(SetShippingMethodToCartDocument, { cartId, ...choice });
    return setShippingMethodToCart;
  });
