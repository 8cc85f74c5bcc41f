import { expect, test } from 'vitest';
import { ConfigError, readConfig } from '../../config.ts';
import { paymentOptions } from './payment-options.ts';

const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' };
const PAYPAL = { PAYPAL_CLIENT_ID: 'id', PAYPAL_CLIENT_SECRET: 'secret', PAYPAL_WEBHOOK_ID: 'WH-1' };
const from = (minAmount: number) => ({ count: 4, minAmount, maxAmount: 200_000 });

test.each([
  ['the sandbox', {}, ['Carte d’essai'], [from(3_000)]],
  ['Stripe', STRIPE, ['CB', 'Visa', 'Mastercard'], []],
  ['PayPal', PAYPAL, ['PayPal'], []],
  ['both', { ...STRIPE, ...PAYPAL }, ['CB', 'Visa', 'Mastercard', 'PayPal'], []],
  ['PayPal with 4X', { ...PAYPAL, INSTALMENTS: 'paypal' }, ['PayPal'], [from(3_000)]],
  [
    'Stripe with Alma',
    { ...STRIPE, INSTALMENTS: 'alma' },
    ['CB', 'Visa', 'Mastercard', 'Alma'],
    [from(5_000)],
  ],
  ['Stripe with Klarna', { ...STRIPE, INSTALMENTS: 'klarna' }, ['CB', 'Visa', 'Mastercard', 'Klarna'], []],
  [
    'all of them',
    { ...STRIPE, ...PAYPAL, INSTALMENTS: 'alma, paypal' },
    ['CB', 'Visa', 'Mastercard', 'Alma', 'PayPal'],
    [from(3_000), from(5_000)],
  ],
])('%s accepts exactly what its settings say', (_, variables, methods, instalments) => {
  expect(paymentOptions(readConfig(variables), 'fr')).toEqual({ methods, instalments });
});

test.each([{ INSTALMENTS: 'paypal' }, { ...PAYPAL, INSTALMENTS: 'alma' }, { INSTALMENTS: 'oney' }])(
  'instalments that no provider offers are rejected at start: %j',
  (variables) => {
    expect(() => readConfig(variables)).toThrow(ConfigError);
    expect(() => readConfig(variables)).toThrow(/^INSTALMENTS/);
  },
);
