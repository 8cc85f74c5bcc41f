import { type CouponRefusal, parseCode } from '@patine/core';
import type { RequestContext } from '../../context.ts';
import type { Database } from '../../db/client.ts';
import { ApiError } from '../../errors.ts';
import type { Mutation } from '../../module.ts';
import { type CouponRow, findCoupon, findGiftCard, type GiftCardRow, putGiftCard } from '../coupons/index.ts';
import { countAttempt, type Subject } from '../customers/index.ts';
import { cartView } from './cart-view.ts';
import { balancesOf, refusalOf } from './discounts.ts';
import { withCart } from './open-cart.ts';
import { quoteCart } from './pricing.ts';
import { type CartRow, changeCart, loadCart } from './repository.ts';
import { addressOf } from './settle-shipping.ts';

const refused = (couponRefusal: CouponRefusal | 'EMPTY', minimumAmount: number | null = null) =>
  new ApiError('INVALID_COUPON', {
    couponRefusal,
    ...(couponRefusal === 'BELOW_MINIMUM' && minimumAmount !== null ? { minimumAmount } : {}),
  });

/** A cart has one coupon; a new one replaces it. */
async function putCoupon(tx: Database, { id }: CartRow, row: CouponRow, now: Date) {
  const cart = await loadCart(tx, id, now);
  if (!cart) throw new ApiError('NOT_FOUND');
  const { productsTotal } = quoteCart(cart, await addressOf(tx, cart), now);
  const refusal = await refusalOf(tx, cart, row, { now, productsTotal });
  if (refusal) throw refused(refusal, row.minimumAmount);
  await changeCart(tx, id, { couponCode: row.code, updatedAt: now });
}

async function addGiftCard(tx: Database, { id }: CartRow, card: GiftCardRow, now: Date) {
  if (card.expiresAt !== null && card.expiresAt <= now) throw refused('ENDED');
  const [spendable] = await balancesOf(tx, id, [card], now);
  if (!spendable || spendable.balance.amount === 0) throw refused('EMPTY');
  await putGiftCard(tx, id, card.code, now);
  await changeCart(tx, id, { updatedAt: now });
}

/** Also counts attempts by network when it is known, because one person can open many carts and accounts. */
const triesOf = ({ session, network }: RequestContext, cartId: string): Subject[] => [
  { kind: 'code', name: session?.customerId ?? cartId },
  ...(network === null ? [] : [{ kind: 'code-network' as const, name: network }]),
];

/** Adds a coupon or a gift card by its code. Attempts are limited, so that nobody can guess codes. */
export const addDiscountToCart: Mutation<'addDiscountToCart'> = async (
  _root,
  { cartId, couponCode },
  context,
) => {
  await countAttempt(context.db, triesOf(context, cartId), context.clock.now());
  const id = await withCart(context, cartId, async (tx, cart, now) => {
    const code = parseCode(couponCode);
    const coupon = code === null ? null : await findCoupon(tx, code);
    if (coupon) return putCoupon(tx, cart, coupon, now);
    const card = code === null ? null : await findGiftCard(tx, code);
    if (!card) throw refused('UNKNOWN');
    return addGiftCard(tx, cart, card, now);
  });
  return cartView(context, id);
};
