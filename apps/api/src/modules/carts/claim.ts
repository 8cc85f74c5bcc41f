import { CART_ITEM_LIMIT } from '@patine/core';
import type { Database } from '../../db/client.ts';
import { copyGiftCards } from '../coupons/repository.ts';
import { lockCustomer } from '../customers/repository.ts';
import { countLines, entriesOf, moveEntries } from './entries-repository.ts';
import { type CartRow, cartsOf, changeCart, deleteCart, lockCart } from './repository.ts';

/**
 * Brings the pieces of one cart into another, as many as find room. A cart that is then empty goes; one that is
 * not stays its customer's, and its pieces come over as soon as there is room.
 */
async function join(tx: Database, from: CartRow, into: string) {
  // Held, so that a piece added meanwhile is not deleted with it.
  await lockCart(tx, from.id, from.customerId);
  const present = new Set((await entriesOf(tx, into)).map(({ itemId }) => itemId));
  const coming = (await entriesOf(tx, from.id)).filter(({ itemId }) => !present.has(itemId));
  const room = Math.max(0, CART_ITEM_LIMIT - present.size);
  const moved = coming.slice(0, room).map(({ itemId }) => itemId);
  if (moved.length > 0) await moveEntries(tx, from.id, into, moved);
  await copyGiftCards(tx, from.id, into);
  if (coming.length === moved.length) await deleteCart(tx, from.id);
  return moved.length;
}

/**
 * Makes a visitor's cart the customer's at its first use after login, and joins their other carts to it. The cart
 * keeps its id, so that whoever holds that id goes on with it. Null when the cart is somebody else's.
 */
export function claimCart(db: Database, id: string, customerId: string, now: Date): Promise<CartRow | null> {
  return db.transaction(async (tx) => {
    // Always the customer first, then carts: two logins at once wait for each other instead of locking up.
    await lockCustomer(tx, customerId);
    const cart = await lockCart(tx, id, customerId);
    if (!cart) return null;
    const others = (await cartsOf(tx, customerId)).filter((other) => other.id !== id);
    let moved = 0;
    for (const other of others) moved += await join(tx, other, id);
    // What a cart without a choice lacks, the customer's last one had.
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

/** Tells whether a cart with this many pieces could take some from the customer's others. */
export const hasRoom = async (db: Database, id: string) => (await countLines(db, id)) < CART_ITEM_LIMIT;
