import { LOCALE_TAGS, type Locale } from '@patine/core';
import type { Services } from '../../context.ts';
import { paymentCompanies, paymentOptions } from '../payment-providers/index.ts';

/** Placeholders for the payment methods and the payment companies. */
const NAMES = ['payment.methods', 'payment.companies'] as const;
type Name = (typeof NAMES)[number];

export const isPaymentName = (name: string): name is Name => (NAMES as readonly string[]).includes(name);

const PLACE = /\{\{\s*(payment\.\w{1,20})\s*\}\}/g;

/**
 * Fills the payment placeholders from the configuration. Runs when a text is read, not when it is stored, because
 * the configuration changes without a new version of the text.
 */
export function fillPayment<Shown>(shown: Shown, config: Services['config'], locale: Locale): Shown {
  const json = JSON.stringify(shown);
  if (!json?.includes('{{')) return shown;
  const list = new Intl.ListFormat(LOCALE_TAGS[locale], { type: 'disjunction' });
  const values: Record<Name, string[]> = {
    'payment.methods': paymentOptions(config, locale).methods,
    'payment.companies': paymentCompanies(config, locale),
  };
  const filled = json.replaceAll(PLACE, (place, name: string) =>
    isPaymentName(name) ? JSON.stringify(list.format(values[name])).slice(1, -1) : place,
  );
  return JSON.parse(filled) as Shown;
}
