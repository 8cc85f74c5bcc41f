import type { Database } from '../../db/client.ts';
import { type AddressRow, findAddress, findDefaultAddress } from '../addresses/index.ts';
import { quoteCart } from './pricing.ts';
import { type CartRow, changeCart, loadCart, NO_SHIPPING } from './repository.ts';

/** Returns the cart's delivery address, or the customer's default one when none is chosen. */
export async function addressOf(
  db: Database,
  { deliveryAddressId: id, customerId }: Pick<CartRow, 'deliveryAddressId' | 'customerId'>,
): Promise<AddressRow | null> {
  if (customerId === null) return null;
  return id === null ? findDefaultAddress(db, customerId) : findAddress(db, { id, customerId });
}

/** Clears the cart's shipping method when it is no longer available. Call it after each change of the cart. */
export async function settleShipping(tx: Database, cartId: string, now: Date) {
  const cart = await loadCart(tx, cartId, now);
  if (!cart || cart.deliveryMethod === null) return;
  const { chosen } = quoteCart(cart, await addressOf(tx, cart), now);
  if (!chosen) await changeCart(tx, cartId, { ...NO_SHIPPING, updatedAt: now });
}
