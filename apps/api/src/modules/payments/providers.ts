import type { PaymentServiceProvider } from '@patine/contract/resolvers';
import { HOLD_MINUTES_SANDBOX, HOLD_MINUTES_STRIPE } from '@patine/core';
import type { Config } from '../../config.ts';

/** How long a session may stay unpaid. */
export const HOLD_MINUTES: Readonly<Record<PaymentServiceProvider, number>> = {
  SANDBOX: HOLD_MINUTES_SANDBOX,
  STRIPE: HOLD_MINUTES_STRIPE,
  PAYPAL: HOLD_MINUTES_STRIPE,
  INTERNAL: HOLD_MINUTES_STRIPE,
};

/** The providers that a cart may be paid with: the sandbox, and never beside a live key. */
export const supportedPaymentServiceProviders = ({
  STRIPE_SECRET_KEY,
}: Pick<Config, 'STRIPE_SECRET_KEY'>): PaymentServiceProvider[] =>
  STRIPE_SECRET_KEY?.startsWith('sk_live_') ? [] : ['SANDBOX'];
