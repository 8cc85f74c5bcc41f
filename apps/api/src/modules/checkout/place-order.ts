import type { PaymentServiceProvider, ShownCartInput } from '@patine/contract/resolvers';
import { CART_ITEM_LIMIT, isReservedFromOthers, MINUTE_MS, NETWORK_HELD_ITEMS_LIMIT } from '@patine/core';
import type { RequestContext } from '../../context.ts';
import type { Database } from '../../db/client.ts';
import { ApiError } from '../../errors.ts';
import { reservedCards, reserveDiscounts } from '../coupons/index.ts';
import { lockCustomer } from '../customers/index.ts';
import { findOrder, insertOrder, linesOf, type NewOrder } from '../orders/index.ts';
import { productsChanged } from '../outbox/index.ts';
import { type Attempt, insertAttempt, liveAttemptOfCart } from '../payments/index.ts';
import {
  countHolds,
  countNetworkHolds,
  explainRefusedItems,
  lockNetwork,
  takeHolds,
} from '../inventory/index.ts';
import { HOLD_MINUTES, supportedPaymentServiceProviders } from '../payment-providers/index.ts';
import { isSamePlan, orderPlan } from './order-plan.ts';
import { type ReadyCart, readyCart } from './ready-cart.ts';

const REFERENCE_TRIES = 5;

export type Placed =
  | { kind: 'placed'; attempt: Attempt }
  /** The cart has a payment in progress; `same` is true when it pays for an identical order. */
  | { kind: 'live'; attempt: Attempt; same: boolean };

/** Explains why items could not be held: unavailable, reserved for another customer, or held by another payment. */
async function refusal(tx: Database, itemIds: readonly number[], customerId: string, now: Date) {
  const items = await explainRefusedItems(tx, itemIds);
  const unavailable = items.filter(({ status }) => status !== 'listed');
  const reserved = items.filter((item) => isReservedFromOthers(item, customerId, now));
  const named = [unavailable, reserved].find(({ length }) => length > 0) ?? items;
  const productReferences = named.map(({ productReference }) => productReference);
  if (unavailable.length > 0) return new ApiError('ITEM_UNAVAILABLE', { productReferences });
  if (reserved.length > 0) return new ApiError('ITEM_RESERVED', { productReferences });
  const until = items.flatMap(({ heldUntil }) => heldUntil ?? []);
  const latest = until.sort((a, b) => b.getTime() - a.getTime())[0];
  return new ApiError('ITEM_BEING_PAID', {
    productReferences,
    ...(latest ? { heldUntil: latest.toISOString() } : {}),
  });
}

async function store(tx: Database, plan: () => NewOrder) {
  for (let tries = 0; tries < REFERENCE_TRIES; tries += 1) if (await insertOrder(tx, plan())) return;
  throw new Error(`No unused order reference after ${REFERENCE_TRIES} attempts`);
}

/** Includes the codes, because two gift cards with the same amount may belong to different people. */
const cardsInText = (cards: readonly { code: string; amount: number }[]) =>
  JSON.stringify(cards.flatMap(({ code, amount }) => (amount > 0 ? [`${code} ${amount}`] : [])).sort());

async function isUnchanged(
  tx: Database,
  attempt: Attempt,
  { details }: ReadyCart,
  plan: NewOrder,
  provider: string,
) {
  const order = await findOrder(tx, attempt.orderId);
  if (!order || attempt.provider !== provider) return false;
  const cards = details.giftCardsDetail.map(({ code, amount }) => ({ code, amount: amount.amount }));
  if (cardsInText(cards) !== cardsInText(await reservedCards(tx, order.id))) return false;
  return isSamePlan(plan, { order, lines: await linesOf(tx, [order.id]) });
}

async function checkLimits(
  tx: Database,
  customerId: string,
  itemIds: number[],
  network: string | null,
  now: Date,
) {
  if ((await countHolds(tx, customerId, itemIds, now)) + itemIds.length > CART_ITEM_LIMIT)
    throw new ApiError('TOO_MANY_HOLDS');
  if (network === null) return;
  await lockNetwork(tx, network);
  if ((await countNetworkHolds(tx, network, itemIds, now)) + itemIds.length > NETWORK_HELD_ITEMS_LIMIT)
    throw new ApiError('TOO_MANY_HOLDS');
}

async function hold(tx: Database, { cart }: ReadyCart, attempt: Attempt, network: string | null, now: Date) {
  const itemIds = cart.lines.map(({ itemId }) => itemId);
  await checkLimits(tx, attempt.customerId, itemIds, network, now);
  const refused = await takeHolds(
    tx,
    itemIds,
    { attemptId: attempt.id, customerId: attempt.customerId, until: attempt.expiresAt, network },
    now,
  );
  if (refused.length > 0) throw await refusal(tx, refused, attempt.customerId, now);
  await productsChanged(
    tx,
    cart.lines.map(({ productReference }) => productReference),
    now,
  );
}

/** Reserves the order's coupon and gift cards. A coupon that reduces nothing is not redeemed. */
async function reserve(tx: Database, { cart, details, coupon }: ReadyCart, attempt: Attempt, now: Date) {
  const { productsReductionsDetail, shippingReductionsDetail, qualityControlReductionsDetail } = details;
  const counts = [productsReductionsDetail, shippingReductionsDetail, qualityControlReductionsDetail]
    .flat()
    .some(({ code, amount }) => code === coupon?.code && amount.amount > 0);
  const { orderId, customerId } = attempt;
  const wanted = { orderId, customerId, cartId: cart.id, giftCards: details.giftCardsDetail };
  const reserved = await reserveDiscounts(tx, { ...wanted, coupon: counts ? coupon : null }, now);
  if (!reserved.ok) throw new ApiError('INVALID_COUPON', { couponRefusal: reserved.code });
}

/** Prices the cart, holds its items and inserts the order and its payment attempt in one transaction. */
export const placeOrder = (
  {
    config,
    db,
    clock,
    random,
    locale,
    network,
    affiliateCampaign,
  }: Pick<RequestContext, 'config' | 'db' | 'clock' | 'random' | 'locale' | 'network' | 'affiliateCampaign'>,
  {
    cartId,
    customerId,
    provider,
    shown,
  }: {
    cartId: string;
    customerId: string;
    provider: PaymentServiceProvider;
    shown: ShownCartInput | null;
  },
): Promise<Placed> =>
  db.transaction(async (tx) => {
    const now = clock.now();
    // Always locks in the same order to avoid deadlocks: customer, cart, network, then items by id.
    await lockCustomer(tx, customerId);
    const ready = await readyCart(tx, cartId, { customerId, locale, now, shown });
    if (!supportedPaymentServiceProviders(config, ready.details.totalAmount.amount).includes(provider))
      throw new ApiError('PAYMENT_PROVIDER_UNAVAILABLE');
    const orderId = random.uuid();
    const plan = () => orderPlan(ready, { orderId, customerId, locale, affiliateCampaign, now }, random);

    const live = await liveAttemptOfCart(tx, cartId);
    if (live)
      return { kind: 'live', attempt: live, same: await isUnchanged(tx, live, ready, plan(), provider) };

    await store(tx, plan);
    const attempt = await insertAttempt(tx, {
      id: random.uuid(),
      orderId,
      cartId,
      customerId,
      provider,
      amount: ready.details.totalAmount.amount,
      currency: ready.details.totalAmount.currency,
      expiresAt: new Date(now.getTime() + HOLD_MINUTES[provider] * MINUTE_MS),
      createdAt: now,
      updatedAt: now,
    });
    await hold(tx, ready, attempt, network, now);
    await reserve(tx, ready, attempt, now);
    return { kind: 'placed', attempt };
  });
