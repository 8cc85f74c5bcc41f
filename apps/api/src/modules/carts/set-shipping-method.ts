import type { DeliveryMethod, DeliveryType } from '@patine/contract/resolvers';
import type { Database } from '../../db/client.ts';
import type { StoredServicePoint } from '../../db/schema/carts.ts';
import { ApiError } from '../../errors.ts';
import type { Mutation } from '../../module.ts';
import { tariff } from '../delivery/index.ts';
import { cartView } from './cart-view.ts';
import { openCart, withCart } from './open-cart.ts';
import { quoteCart, quoteOf } from './pricing.ts';
import { type CartRow, changeCart, loadCart } from './repository.ts';
import { addressOf } from './settle-shipping.ts';

type Choice = {
  deliveryMethod: DeliveryMethod;
  deliveryType: DeliveryType;
  deliveryServicePointId?: string | null;
};

/** Validates the service point: required in the destination country for RELAY, not allowed for other methods. */
function servicePoint(
  { deliveryMethod, deliveryServicePointId: id }: Choice,
  found: StoredServicePoint | null,
  country: string,
) {
  if (deliveryMethod !== 'RELAY') {
    if (id) throw new ApiError('VALIDATION', { fields: { deliveryServicePointId: 'NOT_ALLOWED' } });
    return null;
  }
  if (!id) throw new ApiError('SERVICE_POINT_REQUIRED');
  if (found?.countryCode !== country)
    throw new ApiError('VALIDATION', { fields: { deliveryServicePointId: 'UNKNOWN' } });
  return found;
}

const countryOf = async (db: Database, cart: CartRow) =>
  (await addressOf(db, cart))?.countryCode ?? tariff.homeCountry;

async function choose(
  tx: Database,
  { id }: CartRow,
  choice: Choice,
  found: StoredServicePoint | null,
  now: Date,
) {
  const cart = await loadCart(tx, id, now);
  if (!cart) throw new ApiError('NOT_FOUND');
  const quote = quoteOf(quoteCart(cart, await addressOf(tx, cart), now).quotes, choice);
  if (!quote) throw new ApiError('SHIPPING_METHOD_UNAVAILABLE');
  const { deliveryMethod, deliveryType } = quote;
  const point = servicePoint(choice, found, await countryOf(tx, cart));
  await changeCart(tx, id, { deliveryMethod, deliveryType, servicePoint: point, updatedAt: now });
}

export const setShippingMethodToCart: Mutation<'setShippingMethodToCart'> = async (
  _root,
  { cartId, ...choice },
  context,
) => {
  const { deliveryMethod, deliveryServicePointId: pointId } = choice;
  // Calls the relay network, which may be an external API, before the cart row is locked.
  const cart = await openCart(context, cartId);
  const found =
    deliveryMethod === 'RELAY' && pointId
      ? await context.app.relayNetwork.byId(pointId, await countryOf(context.db, cart))
      : null;
  const id = await withCart(context, cartId, (tx, row, now) => choose(tx, row, choice, found, now));
  return cartView(context, id);
};
