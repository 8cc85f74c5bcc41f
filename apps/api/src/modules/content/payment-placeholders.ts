import type { Placeholder } from '@patine/contract/content/placeholders';
import { LOCALE_TAGS, type Locale } from '@patine/core';
import type { Services } from '../../context.ts';
import { paymentCompanies, paymentOptions } from '../payment-providers/index.ts';

/** Placeholders for the payment methods and the payment companies. */
const NAMES = ['payment.methods', 'payment.companies'] as const;
type Name = (typeof NAMES)[number];

export const isPaymentName = (name: string): name is Name => (NAMES as readonly string[]).includes(name);

const PLACE = /\{\{\s*(payment\.\w{1,20})\s*\}\}/g;

function paymentValues(config: Services['config'], locale: Locale): Record<Name, string> {
  const list = new Intl.ListFormat(LOCALE_TAGS[locale], { type: 'disjunction' });
  return {
    'payment.methods': list.format(paymentOptions(config, locale).methods),
    'payment.companies': list.format(paymentCompanies(config, locale)),
  };
}

/** The payment placeholders with what they read now. */
export function listPaymentPlaceholders(config: Services['config'], locale: Locale): Placeholder[] {
  const values = paymentValues(config, locale);
  return NAMES.map((name) => ({ name, value: values[name] }));
}

/**
 * Fills the payment placeholders from the configuration. Runs when a text is read, not when it is stored, because
 * the configuration changes without a new version of the text.
 */
export function fillPayment<Shown>(shown: Shown, config: Services['config'], locale: Locale): Shown {
  const json = JSON.stringify(shown);
  if (!json?.includes('{{')) return shown;
  const values = paymentValues(config, locale);
  const filled = json.replaceAll(PLACE, (place, name: string) =>
    isPaymentName(name) ? JSON.stringify(values[name]).slice(1, -1) : place,
  );
  return JSON.parse(filled) as Shown;
}
