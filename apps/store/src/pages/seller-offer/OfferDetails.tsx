import { Money } from '@patine/ui/money/Money';
import { Picture } from '@patine/ui/picture/Picture';
import { FormattedMessage } from 'react-intl';
import type { SellerOffer } from '../../features/offers/seller-offer.query.ts';

const percentOff = ({ price, amount }: SellerOffer) =>
  Math.floor(((price.amount - amount.amount) * 100) / price.amount);

/** The product, its price and the offered price. */
export function OfferDetails({ offer }: { offer: SellerOffer }) {
  const { productName, size, image, price, amount } = offer;
  return (
    <div className="grid grid-cols-[6rem_minmax(0,1fr)] gap-5 border border-line bg-surface p-4 sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-7 sm:p-6">
      {image ? (
        <Picture id={image.id} alt="" sizes="9rem" maxWidth={512} ratio="portrait" />
      ) : (
        <span className="block aspect-portrait bg-ecru" />
      )}
      <div className="min-w-0">
        <h2 className="font-semibold wrap-break-word">{productName}</h2>
        <p className="text-sm text-muted">{size}</p>
        <dl className="mt-4 grid gap-3 tabular-nums">
          <div>
            <dt className="text-sm text-muted">
              <FormattedMessage id="seller-offer.amount" />
            </dt>
            <dd className="heading text-3xl">
              <Money value={amount} />
            </dd>
          </div>
          <div>
            <dt className="text-sm text-muted">
              <FormattedMessage id="seller-offer.price" />
            </dt>
            <dd>
              <Money value={price} />
              {amount.amount < price.amount ? (
                <span className="text-muted">
                  {' '}
                  <FormattedMessage
                    id="seller-offer.less"
                    values={{
                      less: <Money value={{ ...price, amount: price.amount - amount.amount }} />,
                      percent: percentOff(offer),
                    }}
                  />
                </span>
              ) : null}
            </dd>
          </div>
        </dl>
      </div>
    </div>
  );
}
