import type { RequestContext } from '../../context.ts';
import type { Database } from '../../db/client.ts';
import { ApiError } from '../../errors.ts';
import { claimCart, isBelowLimit } from './claim.ts';
import { type CartRow, findCart, lockCart, otherCartsOf } from './repository.ts';

type Context = Pick<RequestContext, 'db' | 'clock' | 'session' | 'sessionEnded'>;

const isCartId = (id: string) => /^[\w-]{43}$/.test(id);

/**
 * Returns a cart that the caller may use, and assigns it to them when they are signed in. Throws NOT_FOUND for any
 * other cart, or ACCESS_DENIED when the caller's session has ended, because the cart may be theirs.
 */
export async function openCart({ db, clock, session, sessionEnded }: Context, id: string): Promise<CartRow> {
  const customerId = session?.customerId ?? null;
  const cart = isCartId(id) ? await findCart(db, id, customerId) : null;
  if (!cart) throw new ApiError(sessionEnded ? 'ACCESS_DENIED' : 'NOT_FOUND');
  if (customerId === null) return cart;
  const mustClaim =
    cart.customerId === null ||
    ((await otherCartsOf(db, customerId, id)).length > 0 && (await isBelowLimit(db, id)));
  if (!mustClaim) return cart;
  const claimed = await claimCart(db, id, customerId, clock.now());
  if (!claimed) throw new ApiError('NOT_FOUND');
  return claimed;
}

/** Changes a cart inside a transaction that holds a lock on its row. */
export async function withCart(
  context: Context,
  id: string,
  change: (tx: Database, cart: CartRow, now: Date) => Promise<void>,
): Promise<string> {
  await openCart(context, id);
  await context.db.transaction(async (tx) => {
    const cart = await lockCart(tx, id, context.session?.customerId ?? null);
    if (!cart) throw new ApiError('NOT_FOUND');
    await change(tx, cart, context.clock.now());
  });
  return id;
}
