/** What a provider says of one payment, in the words that every adapter translates into. */
export const PROVIDER_STATUSES = [
  'open',
  'authorized',
  'captured',
  'declined',
  'voided',
  'expired',
  'refunded',
] as const;
export type ProviderStatus = (typeof PROVIDER_STATUSES)[number];

export type ProviderPayment = {
  id: string;
  status: ProviderStatus;
  /** Our payment attempt, as it was named when the session was made. */
  reference: string;
  /** Hundredths. */
  amount: number;
  currency: string;
  capturedAmount: number;
  refundedAmount: number;
};

export type SessionRequest = {
  reference: string;
  amount: number;
  currency: string;
  locale: 'fr' | 'en';
  returnUrl: string;
  cancelUrl: string;
  expiresAt: Date;
};

export type PaymentSession = { paymentId: string; paymentUrl: string };

/**
 * A company that takes money. Every call that changes something carries a key: a second call with the same key
 * changes nothing more. The four last answer the payment as it is afterwards, whether or not the call did it.
 */
export type PaymentProvider = {
  createSession: (request: SessionRequest, key: string) => Promise<PaymentSession>;
  /** Null when the provider has no such payment. */
  fetchPayment: (paymentId: string) => Promise<ProviderPayment | null>;
  capture: (paymentId: string, key: string) => Promise<ProviderPayment>;
  void: (paymentId: string, key: string) => Promise<ProviderPayment>;
  refund: (paymentId: string, key: string) => Promise<ProviderPayment>;
  /** Ends a session that nobody has paid; one that was paid meanwhile answers `authorized` or `captured`. */
  expire: (paymentId: string, key: string) => Promise<ProviderPayment>;
};

/** The provider is away or answers nonsense: what happened there is not known. */
export class ProviderError extends Error {
  override name = 'ProviderError';
}
