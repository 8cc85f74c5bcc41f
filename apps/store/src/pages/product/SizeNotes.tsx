import { FormattedMessage } from 'react-intl';
import type { Product } from '../../features/catalogue/product.query.ts';

/** Seller's and brand's notes on sizing. */
export default function SizeNotes({ product: { sizeType, sizing, sizeGuide } }: { product: Product }) {
  return (
    <>
      {sizeType && sizeType !== 'regular' ? (
        <p className="font-semibold">
          <FormattedMessage id={`product.sizeType.${sizeType}`} />
        </p>
      ) : null}
      {sizing ? <p>{sizing}</p> : null}
      {sizeGuide ? (
        <p>
          <b className="block font-semibold">
            <FormattedMessage id="product.sizeGuide" />
          </b>
          {sizeGuide}
        </p>
      ) : null}
    </>
  );
}
