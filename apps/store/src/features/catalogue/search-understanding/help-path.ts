import type { SearchHelpTopic } from '@patine/contract/rest/search-understanding';
import { DISCOUNT_RANGES, type Locale } from '@patine/core';
import { paths } from '../../../paths.ts';

/** Sections are the anchors of `apps/api/content/<language>/pages/help.json`. */
const HELP: Record<SearchHelpTopic, (locale: Locale) => string> = {
  returns: (locale) => paths.page(locale, 'returns'),
  delivery: (locale) => paths.page(locale, 'delivery'),
  payment: (locale) => `${paths.page(locale, 'help')}#payment`,
  orders: (locale) => paths.orders(locale),
  sizes: (locale) => `${paths.page(locale, 'help')}#pieces`,
  'jeans-calculator': (locale) => paths.jeansCalculator(locale),
  contact: (locale) => `${paths.page(locale, 'help')}#reach-us`,
  sell: (locale) => paths.becomeSeller(locale),
  'new-in': (locale) => paths.shop(locale, { sortby: 'chrono' }),
  // The smallest range holds every discount.
  sale: (locale) => paths.shop(locale, { discountrange: [DISCOUNT_RANGES[0]] }),
};

/** The page that answers a text better than the catalogue. */
export const helpPath = (topic: SearchHelpTopic, locale: Locale): string => HELP[topic](locale);
