import type { PaymentServiceProvider } from '@patine/contract/resolvers';
import { HOLD_MINUTES_SANDBOX, HOLD_MINUTES_STRIPE } from '@patine/core';
import { type Config, liveKeys } from '../../config.ts';

/** Minutes that a payment session may stay unpaid; the items are held as long. */
export const HOLD_MINUTES: Readonly<Record<PaymentServiceProvider, number>> = {
  SANDBOX: HOLD_MINUTES_SANDBOX,
  STRIPE: HOLD_MINUTES_STRIPE,
  PAYPAL: HOLD_MINUTES_STRIPE,
  INTERNAL: HOLD_MINUTES_STRIPE,
};

/** Smallest payment that each gateway accepts, in cents. */
const LEAST: Readonly<Record<PaymentServiceProvider, number>> = {
  SANDBOX: 1,
  STRIPE: 50,
  PAYPAL: 1,
  INTERNAL: 0,
};

type Keys = Pick<Config, 'STRIPE_SECRET_KEY' | 'PAYPAL_CLIENT_ID' | 'PAYPAL_ENVIRONMENT'>;

/** The gateways whose keys are set; the sandbox if there is none and no live key is set. */
const companies = (keys: Keys): PaymentServiceProvider[] => {
  const real: PaymentServiceProvider[] = [
    ...(keys.STRIPE_SECRET_KEY ? (['STRIPE'] as const) : []),
    ...(keys.PAYPAL_CLIENT_ID ? (['PAYPAL'] as const) : []),
  ];
  return real.length > 0 || liveKeys(keys).length > 0 ? real : ['SANDBOX'];
};

/**
 * The gateways that accept this amount, in cents; all of them for null. An amount of 0 needs no gateway: `INTERNAL`.
 */
export const supportedPaymentServiceProviders = (
  keys: Keys,
  amount: number | null,
): PaymentServiceProvider[] => {
  if (amount === 0) return ['INTERNAL'];
  return companies(keys).filter((provider) => amount === null || amount >= LEAST[provider]);
};
