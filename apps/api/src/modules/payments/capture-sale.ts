import type { Database } from '../../db/client.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import { clearShippingOf, lockCartsOf, removeBoughtItems, removeUsedCodes } from '../carts/index.ts';
import { reclaimDiscounts, returnDiscounts, spendDiscounts } from '../coupons/index.ts';
import { lockCustomer } from '../customers/index.ts';
import { settleOffersOfSale } from '../offers/index.ts';
import { orderPaid } from './order-paid.ts';
import { abandonOrder, findOrder, isSoldElsewhere, linesOf } from '../orders/index.ts';
import { enqueue, productsChanged } from '../outbox/index.ts';
import { type Attempt, moveAttempt } from './attempts-repository.ts';
import { recordIntent } from './provider-calls-repository.ts';
import { claimItems, markItemsSold, notifyWaitlist, releaseHolds } from '../inventory/index.ts';
import { enterInLedger } from './ledger-repository.ts';

/** Rolls the transaction back: an item or discount of the order is no longer available. */
class Lost extends Error {
  override name = 'Lost';
}

const SOLD_OR_USED = ['order_lines_sold_once', 'coupon_uses_once'] as const;

/** False if the attempt lost its items or discounts to another one; true otherwise. */
async function unlessLost(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    // Unique indexes are the second protection against selling an item or coupon twice.
    if (error instanceof Lost || SOLD_OR_USED.some((key) => isUniqueViolation(error, key))) return false;
    throw error;
  }
}

/** authorized → claimed: reserves the items for this attempt without an expiry. */
export const claim = (db: Database, attempt: Attempt, now: Date) =>
  unlessLost(() =>
    db.transaction(async (tx) => {
      if (!(await moveAttempt(tx, attempt, 'claimed', now))) return;
      const order = await findOrder(tx, attempt.orderId);
      const lines = await linesOf(tx, [attempt.orderId]);
      if (order?.status !== 'CHECKOUT' && order?.status !== 'ABANDONED') throw new Lost();
      if (await isSoldElsewhere(tx, lines)) throw new Lost();
      const holder = { attemptId: attempt.id, customerId: attempt.customerId };
      if (!(await claimItems(tx, lines, holder, now))) throw new Lost();
      if (!(await reclaimDiscounts(tx, attempt.orderId, now))) throw new Lost();
    }),
  );

/**
 * claimed → capture_requested, and records the capture call. From here on the gateway may have captured the payment.
 */
export const requestCapture = (db: Database, attempt: Attempt, now: Date) =>
  db.transaction(async (tx) => {
    if (await moveAttempt(tx, attempt, 'capture_requested', now))
      await recordIntent(tx, attempt.id, 'capture', now);
  });

/** captured → paid: updates items, lines, order, ledger, carts, offers, discounts and outbox in one transaction. */
export const finishSale = (db: Database, attempt: Attempt, now: Date) =>
  unlessLost(() =>
    db.transaction(async (tx) => {
      const captured =
        attempt.state === 'captured' ? attempt : await moveAttempt(tx, attempt, 'captured', now);
      if (!captured || !(await moveAttempt(tx, captured, 'paid', now))) return;
      // Lock order as in the checkout, to avoid deadlocks: customer, then carts, then items.
      await lockCustomer(tx, attempt.customerId);
      await lockCartsOf(tx, attempt.customerId);
      const lines = await linesOf(tx, [attempt.orderId]);
      if (!(await markItemsSold(tx, lines, attempt.id, now))) throw new Lost();
      if (!(await orderPaid(tx, attempt.orderId, attempt.amount, now))) throw new Lost();
      await enterInLedger(tx, 'capture', attempt, now);
      await removeBoughtItems(
        tx,
        attempt.customerId,
        lines.map(({ itemId }) => itemId),
      );
      await clearShippingOf(tx, attempt.customerId, now);
      await settleOffersOfSale(
        tx,
        lines.map(({ itemId }) => itemId),
        attempt.customerId,
        now,
      );
      const used = await spendDiscounts(tx, attempt.orderId, now);
      await removeUsedCodes(tx, attempt.customerId, used, now);
      await productsChanged(
        tx,
        lines.map(({ productReference }) => productReference),
        now,
      );
      await enqueue(tx, 'mail.order-confirmation', { orderId: attempt.orderId }, now);
    }),
  );

async function releaseAttempt(tx: Database, { id, orderId }: Attempt, now: Date) {
  const free = await releaseHolds(tx, id);
  await productsChanged(tx, free, now);
  await notifyWaitlist(tx, free, now);
  await returnDiscounts(tx, orderId, now);
  await abandonOrder(tx, orderId);
}

/** Ends an attempt that was not paid and releases its items and discounts. */
export const abandonAttempt = (
  db: Database,
  attempt: Attempt,
  state: 'expired' | 'declined' | 'voided',
  now: Date,
) =>
  db.transaction(async (tx) => {
    if (await moveAttempt(tx, attempt, state, now)) await releaseAttempt(tx, attempt, now);
  });

/**
 * Gives up an authorised or captured attempt, for example because its items were sold to another buyer. Records the
 * void or refund call in the same transaction, so that `settle` makes the call even after a crash.
 */
export const refundLoser = (db: Database, attempt: Attempt, how: 'void' | 'refund', now: Date) =>
  db.transaction(async (tx) => {
    const moved = await moveAttempt(tx, attempt, how === 'void' ? 'voided' : 'refunded', now);
    if (!moved) return;
    await recordIntent(tx, attempt.id, how, now);
    if (how === 'refund') {
      await enterInLedger(tx, 'capture', attempt, now);
      await enterInLedger(tx, 'refund', attempt, now);
    }
    await releaseAttempt(tx, attempt, now);
  });
