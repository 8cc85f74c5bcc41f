import { RETURN_WINDOW_DAYS } from '@patine/core';
import { Money } from '@patine/ui/money/Money';
import { Price } from '@patine/ui/price/Price';
import { FormattedMessage } from 'react-intl';
import { Instalments } from '../../features/payment-options/Instalments.tsx';
import type { Product } from '../../features/catalogue/product.query.ts';

/** Price, with the reference price that the law requires, and instalments. */
export default function ProductPrice({ product }: { product: Product }) {
  const { pricing, availability, attributes, stateLabel } = product;
  const { currentPrice, regularPrice, appliedPercent } = pricing;
  const isAvailable = availability === 'AVAILABLE';
  return (
    <>
      <Price
        current={currentPrice}
        regular={regularPrice ?? undefined}
        percent={appliedPercent ?? undefined}
        size="lg"
        past={!isAvailable && stateLabel !== 'upcoming'}
        className="mt-3"
      />
      {isAvailable ? (
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
      ) : null}
    </>
  );
}
