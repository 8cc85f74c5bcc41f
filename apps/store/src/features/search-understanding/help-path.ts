import type { SearchHelpTopic } from '@patine/contract/rest/search-understanding';
import type { Locale } from '@patine/core';
import { paths } from '../../paths.ts';

const HELP: Record<SearchHelpTopic, (locale: Locale) => string> = {
  returns: (locale) => paths.page(locale, 'returns'),
  delivery: (locale) => paths.page(locale, 'delivery'),
  payment: (locale) => paths.page(locale, 'help'),
  orders: (locale) => paths.orders(locale),
  sizes: (locale) => paths.page(locale, 'help'),
  'jeans-calculator': (locale) => paths.jeansCalculator(locale),
  contact: (locale) => paths.page(locale, 'help'),
  sell: (locale) => paths.becomeSeller(locale),
};

/** The page that answers a text better than the catalogue. */
export const helpPath = (topic: SearchHelpTopic, locale: Locale): string => HELP[topic](locale);
