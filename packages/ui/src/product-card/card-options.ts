import { formatMoney } from '@patine/core';
import { useMemo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';

/** What all cards of a list share, made once for the list: words, formats and where they open. */
export type CardOptions = {
  /** Hundredths to words: `88 €`, `152,40 €`. */
  price: (amount: number, currency: string) => string;
  /** Whole percent to words: `−25 %`. */
  reduction: (percent: number) => string;
  /** Name of the heart of a piece. */
  heart: (title: string) => string;
  sold: string;
  unavailable: string;
  customizable: string;
  isNew: string;
  /** What stands in the place of a brand that is not known. */
  noBrand: string;
  insteadOf: string;
  /** `_blank` when cards open in a new tab. */
  target?: '_blank';
};

export function cardOptions(intl: IntlShape, target?: '_blank'): CardOptions {
  const { locale } = intl;
  const heart = aroundHole((title) => intl.formatMessage({ id: 'ui.wishlist-heart.label' }, { title }));
  const reduction = aroundHole((percent) => intl.formatMessage({ id: 'ui.price.discount' }, { percent }));
  return {
    price: (amount, currency) => formatMoney({ amount, currency }, locale),
    reduction: (percent) => reduction(String(percent)),
    heart,
    sold: intl.formatMessage({ id: 'ui.product-card.sold' }),
    unavailable: intl.formatMessage({ id: 'ui.product-card.unavailable' }),
    customizable: intl.formatMessage({ id: 'ui.product-card.customizable' }),
    isNew: intl.formatMessage({ id: 'ui.product-card.new' }),
    noBrand: intl.formatMessage({ id: 'ui.product-card.noBrand' }),
    insteadOf: intl.formatMessage({ id: 'ui.price.insteadOf' }),
    ...(target ? { target } : {}),
  };
}

export function useCardOptions(target?: '_blank'): CardOptions {
  const intl = useIntl();
  return useMemo(() => cardOptions(intl, target), [intl, target]);
}

/** Formats a message of one word once, around a hole that each card then fills in. */
function aroundHole(format: (word: string) => string): (word: string) => string {
  const hole = '\uFFFC';
  const [before = '', after = ''] = format(hole).split(hole);
  return (word) => before + word + after;
}
