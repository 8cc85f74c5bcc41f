import { CART_ITEM_LIMIT } from '@patine/core';
import type { Database } from '../../db/client.ts';
import { copyGiftCards } from '../coupons/index.ts';
import { lockCustomer } from '../customers/index.ts';
import { countLines, entriesOf, moveEntries } from './entries-repository.ts';
import { type CartRow, cartsOf, changeCart, deleteCart, lockCart } from './repository.ts';

/**
 * Moves items from one cart to another, up to the item limit. Deletes the source cart when all its items fit.
 * Otherwise it keeps the remaining items, and a later claim moves them once there is room.
 */
async function join(tx: Database, from: CartRow, into: string) {
  // The row lock keeps a concurrent request from adding an item that would be deleted with the cart.
  await lockCart(tx, from.id, from.customerId);
  const present = new Set((await entriesOf(tx, into)).map(({ itemId }) => itemId));
  const coming = (await entriesOf(tx, from.id)).filter(({ itemId }) => !present.has(itemId));
  const capacity = Math.max(0, CART_ITEM_LIMIT - present.size);
  const moved = coming.slice(0, capacity).map(({ itemId }) => itemId);
  if (moved.length > 0) await moveEntries(tx, from.id, into, moved);
  await copyGiftCards(tx, from.id, into);
  if (coming.length === moved.length) await deleteCart(tx, from.id);
  return moved.length;
}

/**
 * Assigns a visitor's cart to the customer at its first use after login, and merges their other carts into it. The
 * cart keeps its id, so that open tabs keep working. Null when the cart belongs to another customer.
 */
export function claimCart(db: Database, id: string, customerId: string, now: Date): Promise<CartRow | null> {
  return db.transaction(async (tx) => {
    // Locks the customer before any cart: concurrent logins then wait for each other instead of deadlocking.
    await lockCustomer(tx, customerId);
    const cart = await lockCart(tx, id, customerId);
    if (!cart) return null;
    const others = (await cartsOf(tx, customerId)).filter((other) => other.id !== id);
    let moved = 0;
    for (const other of others) moved += await join(tx, other, id);
    // A visitor's cart inherits the choices it lacks from the customer's most recent cart.
    const previous = cart.customerId === null ? others[0] : undefined;
    const choices = previous && {
      deliveryAddressId: cart.deliveryAddressId ?? previous.deliveryAddressId,
      couponCode: cart.couponCode ?? previous.couponCode,
      ...(cart.deliveryMethod === null
        ? {
            deliveryMethod: previous.deliveryMethod,
            deliveryType: previous.deliveryType,
            servicePoint: previous.servicePoint,
          }
        : {}),
    };
    if (cart.customerId !== null && moved === 0) return cart;
    await changeCart(tx, id, { customerId, ...choices, updatedAt: now });
    return { ...cart, customerId, ...choices, updatedAt: now };
  });
}

/** Tells whether a cart is below the item limit. */
export const isBelowLimit = async (db: Database, id: string) => (await countLines(db, id)) < CART_ITEM_LIMIT;
