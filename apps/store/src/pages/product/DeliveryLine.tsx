import type { Money as MoneyValue } from '@patine/core';
import { Money } from '@patine/ui/money/Money';
import { FormattedDate, FormattedMessage } from 'react-intl';
import type { DeliveryTerms } from './delivery-terms.ts';

const Amount = ({ value }: { value: MoneyValue }) =>
  value.amount === 0 ? <FormattedMessage id="product.delivery.free" /> : <Money value={value} />;

/** What it costs at each place that is offered. */
export function DeliveryPrice({ terms: { relay, home } }: { terms: DeliveryTerms }) {
  const values = {
    relay: relay && <Amount value={relay} />,
    home: home && <Amount value={home} />,
  };
  if (relay && home) return <FormattedMessage id="product.delivery.both" values={values} />;
  return <FormattedMessage id={`product.delivery.${relay ? 'relay' : 'home'}`} values={values} />;
}

export const Day = ({ value }: { value: string }) => (
  <FormattedDate value={value} day="numeric" month="long" timeZone="UTC" />
);

/**
 * Between which days it arrives: calendar days of the api, which belong to no time zone. Two dates and not a range:
 * servers and browsers write the space of a range differently.
 */
export const DeliveryDays = ({ terms: { earliest, latest } }: { terms: DeliveryTerms }) => (
  <FormattedMessage
    id="product.delivery.days"
    values={{ from: <Day value={earliest} />, to: <Day value={latest} /> }}
  />
);
