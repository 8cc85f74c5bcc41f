import type { Database } from '../../db/client.ts';
import { type AddressRow, findAddress, findDefaultAddress } from '../addresses/repository.ts';
import { quoteCart } from './pricing.ts';
import { type CartRow, changeCart, loadCart } from './repository.ts';

/** What a cart without a shipping method holds. */
export const NO_SHIPPING = { deliveryMethod: null, deliveryType: null, servicePoint: null };

/** The address a cart goes to, if it is still its customer's; their default one while none was chosen for it. */
export async function addressOf(
  db: Database,
  { deliveryAddressId: id, customerId }: Pick<CartRow, 'deliveryAddressId' | 'customerId'>,
): Promise<AddressRow | null> {
  if (customerId === null) return null;
  return id === null ? findDefaultAddress(db, customerId) : findAddress(db, { id, customerId });
}

/** After a change: a shipping method that is no longer offered for this cart is no longer chosen. */
export async function settleShipping(tx: Database, cartId: string, now: Date) {
  const cart = await loadCart(tx, cartId, now);
  if (!cart || cart.deliveryMethod === null) return;
  const { chosen } = quoteCart(cart, await addressOf(tx, cart), now);
  if (!chosen) await changeCart(tx, cartId, { ...NO_SHIPPING, updatedAt: now });
}
