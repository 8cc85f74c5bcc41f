import { formatDay } from '@patine/core';
import { Select } from '@patine/ui/select/Select';
import { useQuery } from '@tanstack/react-query';
import Truck from 'lucide-react/icons/truck';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Product } from '../../features/catalogue/product.query.ts';
import { useApi } from '../../lib/store-context.tsx';
import { ChangeCountry } from './ChangeCountry.tsx';
import { DeliveryPrice } from './DeliveryLine.tsx';
import { ServiceLine } from './ServiceLine.tsx';
import { productDeliveryQuery } from './delivery.query.ts';
import { deliveryTerms } from './delivery-terms.ts';
import { useDeliveryCountry } from './use-delivery-country.ts';

export type DeliveryElsewhereProps = {
  product: Product;
  /** True while the visitor selects a country. */
  isRequested: boolean;
  onRequest: () => void;
  /** Delivery in the operator's country, shown until another one is selected. */
  here: ReactNode;
};

const focus = (select: HTMLSelectElement | null) => select?.focus();

export default function DeliveryElsewhere({ product, isRequested, onRequest, here }: DeliveryElsewhereProps) {
  const api = useApi();
  const { formatMessage } = useIntl();
  const { code = '', countries, choose } = useDeliveryCountry();
  const { data: shippingMethods, isError } = useQuery({
    ...productDeliveryQuery(api, product.reference, code),
    enabled: code !== '',
  });
  const country = countries.find((one) => one.code === code)?.name;
  const terms = shippingMethods && deliveryTerms({ shippingMethods });
  const state = isError ? 'unknown' : terms === null ? 'unserved' : 'asking';
  if (!country || (!isRequested && !terms && state === 'asking')) return here;

  return (
    <>
      <ServiceLine
        Sign={Truck}
        title={
          <span aria-live="polite">
            {terms ? (
              <DeliveryPrice terms={terms} />
            ) : (
              <FormattedMessage id={`delivery.${state}`} values={{ country }} />
            )}
          </span>
        }
      >
        {terms ? (
          <FormattedMessage
            id="delivery.days"
            values={{ country, from: formatDay(terms.earliest), to: formatDay(terms.latest) }}
          />
        ) : null}
        {isRequested ? null : <ChangeCountry onClick={onRequest} />}
      </ServiceLine>
      {isRequested ? (
        <li>
          <Select
            ref={focus}
            label={formatMessage({ id: 'delivery.country' })}
            value={code}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          >
            {countries.map((one) => (
              <option key={one.code} value={one.code}>
                {one.name}
              </option>
            ))}
          </Select>
        </li>
      ) : null}
    </>
  );
}
