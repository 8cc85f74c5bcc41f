import { INSTALMENT_COUNT, INSTALMENT_FROM, RETURN_WINDOW_DAYS, instalments } from '@patine/core';
import { Money } from '@patine/ui/money/Money';
import { FormattedMessage } from 'react-intl';
import type { Product } from '../../features/catalogue/product.query.ts';

/** What the law and the visitor want to know of a price: what it was, and how it may be paid. */
export function PriceNotes({ product: { pricing, availability, attributes } }: { product: Product }) {
  const { currentPrice, regularPrice } = pricing;
  if (availability !== 'AVAILABLE') return null;
  const [part] = instalments(currentPrice) ?? [];
  return (
    <p className="mt-2 text-sm text-muted">
      {regularPrice ? (
        <>
          <FormattedMessage
            id="product.lowestPrice"
            values={{ price: <Money value={regularPrice} /> }}
          />{' '}
        </>
      ) : null}
      {part && currentPrice.amount >= INSTALMENT_FROM ? (
        <FormattedMessage
          id="product.instalments"
          values={{ count: INSTALMENT_COUNT, price: <Money value={part} /> }}
        />
      ) : null}
      {attributes.customTextLabel ? (
        <>
          {' '}
          <FormattedMessage id="product.customExcluded" values={{ days: RETURN_WINDOW_DAYS }} />
        </>
      ) : null}
    </p>
  );
}
