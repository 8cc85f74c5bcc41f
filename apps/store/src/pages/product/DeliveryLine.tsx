import { formatDay, type Money as MoneyValue } from '@patine/core';
import { Money } from '@patine/ui/money/Money';
import { FormattedMessage } from 'react-intl';
import type { DeliveryTerms } from './delivery-terms.ts';

const Amount = ({ value }: { value: MoneyValue }) =>
  value.amount === 0 ? <FormattedMessage id="product.delivery.free" /> : <Money value={value} />;

/** Prices of relay and home delivery. */
export function DeliveryPrice({ terms: { relay, home } }: { terms: DeliveryTerms }) {
  const values = {
    relay: relay && <Amount value={relay} />,
    home: home && <Amount value={home} />,
  };
  if (relay && home) return <FormattedMessage id="product.delivery.both" values={values} />;
  return <FormattedMessage id={`product.delivery.${relay ? 'relay' : 'home'}`} values={values} />;
}

/** Delivery dates. */
export const DeliveryDays = ({ terms: { earliest, latest } }: { terms: DeliveryTerms }) => (
  <FormattedMessage
    id="product.delivery.days"
    values={{ from: formatDay(earliest), to: formatDay(latest) }}
  />
);
