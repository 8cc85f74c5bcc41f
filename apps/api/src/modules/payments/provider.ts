import type { Locale } from '@patine/core';

/** Payment statuses common to all gateways; each adapter maps its gateway's own to these. */
export const PROVIDER_STATUSES = [
  'open',
  // The buyer has approved the payment, but it is not authorised yet.
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
  /** The id of our payment attempt, sent when the session was created. */
  reference: string;
  /** Cents, like the other amounts. */
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

/** `name` identifies the call; `sent` is its idempotency key, which changes after each server error of the gateway. */
export type CallKey = { name: string; sent: string };

/**
 * A payment gateway. Every call that changes something has an idempotency key, and every one but `createSession` reads
 * the payment first, so that a repeated call is a no-op even after the gateway has forgotten the key. These calls
 * return the payment as it is afterwards, whether or not they changed it.
 */
export type PaymentProvider = {
  createSession: (request: SessionRequest, key: CallKey) => Promise<PaymentSession>;
  /** Null if the gateway has no such payment. */
  fetchPayment: (paymentId: string) => Promise<ProviderPayment | null>;
  /** Authorises an approved payment; absent if the gateway's page authorises it already. */
  authorize?: (paymentId: string, key: CallKey) => Promise<ProviderPayment>;
  capture: (paymentId: string, key: CallKey) => Promise<ProviderPayment>;
  void: (paymentId: string, key: CallKey) => Promise<ProviderPayment>;
  /** Refunds this amount of a captured payment, in cents. */
  refund: (paymentId: string, key: CallKey, amount: number) => Promise<ProviderPayment>;
  /** Expires an unpaid session. If it has just been paid, returns `authorized` or `captured`. */
  expire: (paymentId: string, key: CallKey) => Promise<ProviderPayment>;
};

/** The request failed or the response is invalid. The gateway may have processed it. */
export class ProviderError extends Error {
  override name = 'ProviderError';
}

/** The gateway rejected the request; a retry would be rejected too. */
export class ProviderRefusal extends ProviderError {
  override name = 'ProviderRefusal';
}

/** The gateway certainly did not process the request: it was not sent, or rejected for its keys or the rate limit. */
export class RequestNotProcessed extends ProviderError {
  override name = 'RequestNotProcessed';
}

/** The gateway returned a server error and repeats it for the same idempotency key, so a retry needs a new key. */
export class ProviderServerError extends ProviderError {
  override name = 'ProviderServerError';
}
