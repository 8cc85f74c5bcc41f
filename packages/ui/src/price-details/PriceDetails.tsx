import type { CartFieldsFragment } from '@patine/contract/operations';
import { FormattedMessage } from 'react-intl';
import { Money } from '../money/Money.tsx';
import { PriceLine, ReductionLines } from './PriceLine.tsx';

export type PriceDetailsProps = {
  /** Every sum of the cart, as the api counts them. */
  details: CartFieldsFragment['priceDetails'];
  /** False while no delivery is chosen: its price is then told as open, never as nothing. */
  shippingChosen?: boolean;
};

/** Every fee before the last step, and what each code takes away. */
export function PriceDetails({ details, shippingChosen = true }: PriceDetailsProps) {
  const free = details.shipping.amount === 0;
  return (
    <dl data-slot="price-details" className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 tabular-nums">
      <PriceLine label={<FormattedMessage id="ui.price-details.products" />}>
        <Money value={details.productsCurrent} exact />
      </PriceLine>
      <ReductionLines reductions={details.productsReductionsDetail} />
      <PriceLine label={<FormattedMessage id="ui.price-details.shipping" />}>
        {!shippingChosen ? <FormattedMessage id="ui.price-details.toChoose" /> : null}
        {shippingChosen && free ? <FormattedMessage id="ui.price-details.free" /> : null}
        {shippingChosen && !free ? <Money value={details.shipping} exact /> : null}
      </PriceLine>
      <ReductionLines reductions={details.shippingReductionsDetail} />
      {details.qualityControl.amount > 0 ? (
        <PriceLine label={<FormattedMessage id="ui.price-details.qualityControl" />}>
          <Money value={details.qualityControl} exact />
        </PriceLine>
      ) : null}
      <ReductionLines reductions={details.qualityControlReductionsDetail} />
      <PriceLine strong label={<FormattedMessage id="ui.price-details.total" />}>
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
