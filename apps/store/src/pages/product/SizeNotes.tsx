import { FormattedMessage, useIntl } from 'react-intl';
import type { Product } from '../../features/catalogue/product.query.ts';

/** Seller's and brand's notes on sizing. */
export default function SizeNotes({ product: { sizeType, sizing, sizeGuide } }: { product: Product }) {
  const { messages } = useIntl();
  const typeId = `product.sizeType.${sizeType}`;
  return (
    <>
      {/* Nothing for regular sizes, and for types that a newer api has. */}
      {typeId in messages ? (
        <p className="font-semibold">
          <FormattedMessage id={typeId} />
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
