import { formatMoney } from '@patine/core';
import { useMemo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';

/** Options that all cards of a list share, created once per list: texts, formatters and link target. */
export type CardOptions = {
  /** Language of names that do not say theirs. */
  language: string;
  /** Formats an amount in hundredths: `88 €`, `152,40 €`. */
  price: (amount: number, currency: string) => string;
  /** Formats a discount in whole percent: `−25 %`. */
  reduction: (percent: number) => string;
  /** Accessible name of the heart of a product. */
  heart: (title: string) => string;
  sold: string;
  unavailable: string;
  customizable: string;
  /** Follows the size of a piece that fits the visitor. */
  fits: string;
  /** Text in place of an unknown brand. */
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
    language: locale,
    price: (amount, currency) => formatMoney({ amount, currency }, locale),
    reduction: (percent) => reduction(String(percent)),
    heart,
    sold: intl.formatMessage({ id: 'ui.product-card.sold' }),
    unavailable: intl.formatMessage({ id: 'ui.product-card.unavailable' }),
    customizable: intl.formatMessage({ id: 'ui.product-card.customizable' }),
    fits: intl.formatMessage({ id: 'ui.product-card.fits' }),
    noBrand: intl.formatMessage({ id: 'ui.product-card.noBrand' }),
    insteadOf: intl.formatMessage({ id: 'ui.price.insteadOf' }),
    ...(target ? { target } : {}),
  };
}

export function useCardOptions(target?: '_blank'): CardOptions {
  const intl = useIntl();
  return useMemo(() => cardOptions(intl, target), [intl, target]);
}

/** Formats a message with one argument once, and returns a function that inserts the argument. */
function aroundHole(format: (word: string) => string): (word: string) => string {
  const hole = '\uFFFC';
  const [before = '', after = ''] = format(hole).split(hole);
  return (word) => before + word + after;
}
