import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import type { CartFieldsFragment } from '@patine/contract/operations';
import { FormattedMessage } from 'react-intl';
import { Money } from '../money/Money.tsx';
import { DeliveryLine } from './DeliveryLine.tsx';
import { Deduction, OtherReduction, PriceLine, ReductionLines } from './PriceLine.tsx';

export type PriceDetailsProps = ComponentPropsWithRef<'dl'> & {
  /** Amounts of the cart, computed by the api. */
  details: CartFieldsFragment['priceDetails'];
  /** False while no shipping method is selected: its price is then shown as open, not as zero. */
  shippingChosen?: boolean;
};

/** Every fee and every reduction of a cart, before payment. */
export function PriceDetails({ details, shippingChosen = true, className, ...rest }: PriceDetailsProps) {
  const reduced = Math.abs(details.productsReductions.amount);
  return (
    <dl
      data-slot="price-details"
      className={cx('grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 tabular-nums', className)}
      {...rest}
    >
      <PriceLine label={<FormattedMessage id="ui.price-details.products" />}>
        <Money value={details.productsCurrent} exact />
      </PriceLine>
      <ReductionLines reductions={details.productsReductionsDetail} />
      <OtherReduction total={details.productsReductions} listed={details.productsReductionsDetail} />
      {reduced === 0 ? null : (
        <PriceLine label={<FormattedMessage id="ui.price-details.subtotal" />}>
          <Money
            value={{ ...details.productsCurrent, amount: details.productsCurrent.amount - reduced }}
            exact
          />
        </PriceLine>
      )}
      {shippingChosen ? (
        <DeliveryLine
          shipping={{
            price: details.shipping,
            reductions: details.shippingReductionsDetail,
            reduced: details.shippingReductions,
          }}
          qualityControl={{
            price: details.qualityControl,
            reductions: details.qualityControlReductionsDetail,
            reduced: details.qualityControlReductions,
          }}
        />
      ) : (
        <PriceLine label={<FormattedMessage id="ui.price-details.shipping" />}>
          <FormattedMessage id="ui.price-details.toChoose" />
        </PriceLine>
      )}
      {details.giftCards.amount > 0 ? (
        <PriceLine label={<FormattedMessage id="ui.price-details.giftCards" />}>
          <span className="text-moss">
            <Deduction amount={details.giftCards} />
          </span>
        </PriceLine>
      ) : null}
      <PriceLine
        strong
        label={
          <FormattedMessage
            id={shippingChosen ? 'ui.price-details.total' : 'ui.price-details.totalBeforeDelivery'}
          />
        }
      >
        <Money value={details.totalAmount} exact />
      </PriceLine>
      {details.savings.amount > 0 ? (
        <div className="col-span-2 text-sm text-moss">
          <dt className="inline">
            <FormattedMessage id="ui.price-details.savings" />
          </dt>{' '}
          <dd className="inline font-semibold">
            <Money value={details.savings} exact />
          </dd>
        </div>
      ) : null}
    </dl>
  );
}
