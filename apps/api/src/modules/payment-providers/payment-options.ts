import type { PaymentOptions } from '@patine/contract/content/structure';
import {
  INSTALMENT_COUNT,
  INSTALMENT_FROM,
  INSTALMENT_UP_TO,
  type InstalmentOffer,
  type Locale,
} from '@patine/core';
import type { Config } from '../../config.ts';
import { messagesIn } from '../../messages/translate.ts';
import { supportedPaymentServiceProviders } from './supported-providers.ts';

type Settings = Pick<Config, 'STRIPE_SECRET_KEY' | 'PAYPAL_CLIENT_ID' | 'PAYPAL_ENVIRONMENT' | 'INSTALMENTS'>;

/** PayPal's payment in four instalments ("4X") in France: from 30 to 2,000 euros. */
const PAYPAL_4X = { count: INSTALMENT_COUNT, minAmount: INSTALMENT_FROM, maxAmount: INSTALMENT_UP_TO };
/**
 * Alma at Stripe: from 50 to 2,000 euros. Klarna has no offer here because it chooses the number of instalments
 * itself.
 */
const ALMA_4X = { count: INSTALMENT_COUNT, minAmount: 5_000, maxAmount: INSTALMENT_UP_TO };
/** The sandbox simulates PayPal's instalments. */
export const SANDBOX_4X: InstalmentOffer = PAYPAL_4X;

const NAMES = {
  STRIPE: ['CB', 'Visa', 'Mastercard'],
  PAYPAL: ['PayPal'],
  INTERNAL: [],
  alma: 'Alma',
  klarna: 'Klarna',
} as const;

/** The payment methods and instalments that the configured gateways accept; pages advertise no others. */
export function paymentOptions(settings: Settings, locale: Locale): PaymentOptions {
  const { INSTALMENTS: names } = settings;
  const providers = supportedPaymentServiceProviders(settings, null);
  const offers = [
    ...(names.includes('paypal') ? [PAYPAL_4X] : []),
    ...(names.includes('alma') ? [ALMA_4X] : []),
    ...(providers.includes('SANDBOX') ? [SANDBOX_4X] : []),
  ];
  return {
    methods: providers.flatMap((provider) => [
      ...(provider === 'SANDBOX' ? [messagesIn(locale)('payment.test-card')] : NAMES[provider]),
      ...(provider === 'STRIPE' ? stripeInstalments(settings).map((name) => NAMES[name]) : []),
    ]),
    instalments: offers,
  };
}

const COMPANIES = { STRIPE: ['Stripe'], PAYPAL: ['PayPal'], INTERNAL: [] } as const;

/** The gateways' names for legal and help texts. */
export const paymentCompanies = (settings: Settings, locale: Locale): string[] =>
  supportedPaymentServiceProviders(settings, null).flatMap((provider) =>
    provider === 'SANDBOX' ? [messagesIn(locale)('payment.test-company')] : COMPANIES[provider],
  );

/** Stripe payment methods with instalments. Stripe shows only those that are enabled in its account. */
export const stripeInstalments = ({ INSTALMENTS }: Pick<Settings, 'INSTALMENTS'>) =>
  INSTALMENTS.filter((name) => name !== 'paypal');
