import type { Label } from '@patine/contract/resolvers';
import type { Locale } from '@patine/core';
import { messagesIn } from '../../messages/translate.ts';

/** How a price came about: by a reduction that the law lets be told, or by an offer that its seller accepted. */
export type PriceKind = 'reduction' | 'offer';

const SLUGS: Readonly<Record<PriceKind, string>> = { reduction: 'reduced', offer: 'accepted-offer' };

export const priceLabel = (type: PriceKind, locale: Locale): Label => ({
  type,
  slug: SLUGS[type],
  name: messagesIn(locale)(`price.label.${type}`),
});
