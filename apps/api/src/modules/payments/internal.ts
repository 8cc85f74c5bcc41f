import type { PaymentProvider, ProviderPayment } from './provider.ts';

const SHAPE = /^internal:([^:]+):([A-Z]{3})$/;

/** Nothing is left to pay, and nobody is asked: a payment of 0 is captured as it is opened. It keeps no books. */
const paymentOf = (id: string): ProviderPayment | null => {
  const [, reference, currency] = SHAPE.exec(id) ?? [];
  if (!reference || !currency) return null;
  return { id, status: 'captured', reference, amount: 0, currency, capturedAmount: 0, refundedAmount: 0 };
};

const known = async (id: string) => {
  const payment = paymentOf(id);
  if (!payment) throw new Error(`Not a payment of nothing: ${id}`);
  return payment;
};

/** Gift cards and coupons have paid it all. */
export const internalProvider: PaymentProvider = {
  createSession: async ({ reference, currency, returnUrl }) => ({
    paymentId: `internal:${reference}:${currency}`,
    paymentUrl: returnUrl,
  }),
  fetchPayment: async (id) => paymentOf(id),
  capture: known,
  void: known,
  expire: known,
  refund: async (id) => ({ ...(await known(id)), status: 'refunded' }),
};
