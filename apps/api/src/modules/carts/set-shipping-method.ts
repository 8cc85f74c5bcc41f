import type { DeliveryMethod, DeliveryType } from '@patine/contract/resolvers';
import type { Database } from '../../db/client.ts';
import { ApiError } from '../../errors.ts';
import type { Mutation } from '../../module.ts';
import { servicePointById } from '../delivery/service-points.ts';
import { tariff } from '../delivery/tariff.ts';
import { cartView } from './cart-view.ts';
import { withCart } from './open-cart.ts';
import { priceCart } from './pricing.ts';
import { type CartRow, changeCart, loadCart } from './repository.ts';
import { addressOf } from './settle-shipping.ts';

type Choice = {
  deliveryMethod: DeliveryMethod;
  deliveryType: DeliveryType;
  deliveryServicePointId?: string | null;
};

/** A relay point in the country that the cart goes to; none with the other methods. */
function servicePoint({ deliveryMethod, deliveryServicePointId: id }: Choice, country: string) {
  if (deliveryMethod !== 'RELAY') {
    if (id) throw new ApiError('VALIDATION', { fields: { deliveryServicePointId: 'NOT_ALLOWED' } });
    return null;
  }
  if (!id) throw new ApiError('SERVICE_POINT_REQUIRED');
  const point = servicePointById(id, country);
  if (!point) throw new ApiError('VALIDATION', { fields: { deliveryServicePointId: 'UNKNOWN' } });
  return point;
}

async function choose(tx: Database, { id }: CartRow, choice: Choice, now: Date) {
  const cart = await loadCart(tx, id);
  if (!cart) throw new ApiError('NOT_FOUND');
  const address = await addressOf(tx, cart);
  const { deliveryMethod, deliveryType } = choice;
  const offered = priceCart(cart, address, now).quotes.some(
    (quote) => quote.deliveryMethod === deliveryMethod && quote.deliveryType === deliveryType,
  );
  if (!offered) throw new ApiError('SHIPPING_METHOD_UNAVAILABLE');
  const point = servicePoint(choice, address?.countryCode ?? tariff.homeCountry);
  await changeCart(tx, id, { deliveryMethod, deliveryType, servicePoint: point, updatedAt: now });
}

export const setShippingMethodToCart: Mutation<'setShippingMethodToCart'> = async (
  _root,
  { cartId, ...choice },
  context,
) => {
  const id = await withCart(context, cartId, (tx, cart, now) => choose(tx, cart, choice, now));
  return cartView(context, id);
};
