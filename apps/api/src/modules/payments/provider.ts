import type { Locale } from '@patine/core';

/** What a provider says of one payment, in the words that every adapter translates into. */
export const PROVIDER_STATUSES = [
  'open',
  // The buyer has agreed, and the money is not reserved before we ask for it.
  'approved',
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
  locale: Locale;
  returnUrl: string;
  cancelUrl: string;
  expiresAt: Date;
};

export type PaymentSession = { paymentId: string; paymentUrl: string };

/** What a call is called, and the key that it is sent under: another one after each fault of the provider. */
export type CallKey = { name: string; sent: string };

/**
 * A company that takes money. Every call that changes something carries a key: a second call with the same key
 * changes nothing more, and reads the payment first, so that it does so after the key's life as well. All but the
 * first answer the payment as it is afterwards, whether or not the call did it.
 */
export type PaymentProvider = {
  createSession: (request: SessionRequest, key: CallKey) => Promise<PaymentSession>;
  /** Null when the provider has no such payment. */
  fetchPayment: (paymentId: string) => Promise<ProviderPayment | null>;
  /** Reserves what was agreed to; absent where a session ends with that. */
  authorize?: (paymentId: string, key: CallKey) => Promise<ProviderPayment>;
  capture: (paymentId: string, key: CallKey) => Promise<ProviderPayment>;
  void: (paymentId: string, key: CallKey) => Promise<ProviderPayment>;
  /** Gives so many hundredths of what was captured back. */
  refund: (paymentId: string, key: CallKey, amount: number) => Promise<ProviderPayment>;
  /** Ends a session that nobody has paid; one that was paid meanwhile answers `authorized` or `captured`. */
  expire: (paymentId: string, key: CallKey) => Promise<ProviderPayment>;
};

/** The provider is away or answers nonsense: what happened there is not known. */
export class ProviderError extends Error {
  override name = 'ProviderError';
}

/** It understood the call and will not do it, now or later. */
export class ProviderRefusal extends ProviderError {
  override name = 'ProviderRefusal';
}

/** This call was surely not carried out: it never left this machine, or was turned away unread. */
export class RequestNotProcessed extends ProviderError {
  override name = 'RequestNotProcessed';
}

/** It answered that it failed, and keeps that answer under the key: the next try needs another one. */
export class ProviderServerError extends ProviderError {
  override name = 'ProviderServerError';
}
