import { RETURN_WINDOW_DAYS } from '@patine/core';
import { Money } from '@patine/ui/money/Money';
import { FormattedMessage } from 'react-intl';
import { Instalments } from '../../features/payment-options/Instalments.tsx';
import type { Product } from '../../features/catalogue/product.query.ts';

/** Reference price, as the law requires, and instalments. */
export default function PriceNotes({ product: { pricing, availability, attributes } }: { product: Product }) {
  const { currentPrice, regularPrice } = pricing;
  if (availability !== 'AVAILABLE') return null;
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
      <Instalments sum={currentPrice} />
      {attributes.customTextLabel ? (
        <>
          {' '}
          <FormattedMessage id="product.customExcluded" values={{ days: RETURN_WINDOW_DAYS }} />
        </>
      ) : null}
    </p>
  );
}
