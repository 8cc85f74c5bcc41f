import type { PaymentServiceProvider } from '@patine/contract/resolvers';
import { HOLD_MINUTES_SANDBOX, HOLD_MINUTES_STRIPE } from '@patine/core';
import { type Config, liveKeys } from '../../config.ts';

/** How long a session may stay unpaid. */
export const HOLD_MINUTES: Readonly<Record<PaymentServiceProvider, number>> = {
  SANDBOX: HOLD_MINUTES_SANDBOX,
  STRIPE: HOLD_MINUTES_STRIPE,
  PAYPAL: HOLD_MINUTES_STRIPE,
  INTERNAL: HOLD_MINUTES_STRIPE,
};

/** Below this a company takes no payment, hundredths. */
const LEAST: Readonly<Record<PaymentServiceProvider, number>> = {
  SANDBOX: 1,
  STRIPE: 50,
  PAYPAL: 1,
  INTERNAL: 0,
};

type Keys = Pick<Config, 'STRIPE_SECRET_KEY' | 'PAYPAL_CLIENT_ID' | 'PAYPAL_ENVIRONMENT'>;

/** Who can take money here: the companies whose keys are set, and while there is none the sandbox. */
const companies = (keys: Keys): PaymentServiceProvider[] => {
  const real: PaymentServiceProvider[] = [
    ...(keys.STRIPE_SECRET_KEY ? (['STRIPE'] as const) : []),
    ...(keys.PAYPAL_CLIENT_ID ? (['PAYPAL'] as const) : []),
  ];
  return real.length > 0 || liveKeys(keys).length > 0 ? real : ['SANDBOX'];
};

/**
 * The providers that so many hundredths may be paid with, null while there is nothing to buy. Nothing left to pay is
 * nobody's business but ours.
 */
export const supportedPaymentServiceProviders = (
  keys: Keys,
  amount: number | null,
): PaymentServiceProvider[] => {
  if (amount === 0) return ['INTERNAL'];
  return companies(keys).filter((provider) => amount === null || amount >= LEAST[provider]);
};
