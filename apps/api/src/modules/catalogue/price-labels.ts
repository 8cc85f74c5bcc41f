import type { Label } from '@patine/contract/resolvers';
import type { Locale } from '@patine/core';
import { messagesIn } from '../../messages/translate.ts';

/** Why a price is lower: a reduction that the law allows to announce, or an offer that the seller accepted. */
export type PriceKind = 'reduction' | 'offer';

const SLUGS: Readonly<Record<PriceKind, string>> = { reduction: 'reduced', offer: 'accepted-offer' };

export const priceLabel = (type: PriceKind, locale: Locale): Label => ({
  type,
  slug: SLUGS[type],
  name: messagesIn(locale)(`price.label.${type}`),
});
