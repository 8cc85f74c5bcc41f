import type { CheckoutSession, PaymentServiceProvider, ShownCartInput } from '@patine/contract/resolvers';
import type { ApiContext } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import { failpoint } from '../../failpoints.ts';
import type { Mutation } from '../../module.ts';
import { openCart } from '../carts/index.ts';
import { requireCustomer } from '../customers/index.ts';
import { type Attempt, ProviderError } from '../payments/index.ts';
import { once } from './idempotency.ts';
import { placeOrder } from './place-order.ts';
import { createSemaphore } from './semaphore.ts';

const ROUNDS = 4;
/** Limits concurrent orders per process to half of its database connections. */
const passed = createSemaphore(10);

type Wanted = {
  cartId: string;
  customerId: string;
  provider: PaymentServiceProvider;
  shown: ShownCartInput | null;
};

/** Returns the payment URL, or the return page when the order is already paid; null when the attempt failed. */
function sessionOf(attempt: Attempt, now: Date): CheckoutSession | null {
  const shared = { orderId: attempt.orderId, holdsExpireAt: attempt.expiresAt.toISOString() };
  if (attempt.state === 'session_open' && attempt.paymentUrl && attempt.expiresAt > now)
    return { ...shared, paymentUrl: attempt.paymentUrl };
  if (attempt.state === 'paid' || attempt.state === 'needs_human')
    return { ...shared, paymentUrl: `/payment/return?attempt=${attempt.id}` };
  return null;
}

async function settled({ app, log }: ApiContext, attempt: Attempt, end: boolean) {
  try {
    return await app.payments.settle(attempt.id, { end });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log.error({ err: error, attemptId: attempt.id }, 'the payment provider is unavailable');
    throw new ApiError('PAYMENT_PROVIDER_UNAVAILABLE', { retryAfter: 5 });
  }
}

/** Retries when another order redeemed the coupon meanwhile: the second try reports the price without it. */
const place = (context: ApiContext, wanted: Wanted) =>
  placeOrder(context, wanted).catch((error: unknown) => {
    if (!wanted.shown || !(error instanceof ApiError) || error.body.name !== 'INVALID_COUPON') throw error;
    return placeOrder(context, wanted);
  });

async function checkout(context: ApiContext, wanted: Wanted): Promise<CheckoutSession> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const placed = await passed(() => place(context, wanted));
    failpoint('order-placed');
    // When the order has changed, ends the previous session at the payment provider before opening another.
    const end = placed.kind === 'live' && !placed.same;
    const attempt = await settled(context, placed.attempt, end);
    const session = attempt && sessionOf(attempt, context.clock.now());
    if (session) return session;
  }
  throw new ApiError('PAYMENT_PROVIDER_UNAVAILABLE', { retryAfter: 5 });
}

export const cartCheckout: Mutation<'cartCheckout'> = async (
  _root,
  { cartId, paymentServiceProvider: provider, shown = null },
  context,
) => {
  const { customerId } = requireCustomer(context);
  const request = ['cartCheckout', cartId, provider, ...(shown ? [JSON.stringify(shown)] : [])];
  return once(context, customerId, request, async () => {
    await openCart(context, cartId);
    return checkout(context, { cartId, customerId, provider, shown });
  });
};
