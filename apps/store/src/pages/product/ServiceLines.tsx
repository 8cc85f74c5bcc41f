import { RETURN_WINDOW_DAYS } from '@patine/core';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Truck from 'lucide-react/icons/truck';
import Undo2 from 'lucide-react/icons/undo-2';
import type { ComponentType, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Product } from '../../features/catalogue/product.query.ts';
import { DeliveryDays, DeliveryPrice } from './DeliveryLine.tsx';
import { deliveryTerms } from './delivery-terms.ts';

type LineProps = {
  Sign: ComponentType<{ 'aria-hidden': true; strokeWidth: number; className: string }>;
  title: ReactNode;
  children: ReactNode;
};

const Line = ({ Sign, title, children }: LineProps) => (
  <li className="grid grid-cols-[1.5rem_1fr] gap-x-3.5 text-sm">
    <Sign aria-hidden strokeWidth={1.5} className="row-span-2" />
    <b className="font-semibold">{title}</b>
    <span className="text-pretty text-ink-soft">{children}</span>
  </li>
);

/** Delivery, return and guarantee, and who sells: known before the button is pressed. */
export function ServiceLines({ product }: { product: Product }) {
  const { formatDisplayName } = useIntl();
  const { store, availability } = product;
  const country = formatDisplayName(store.country, { type: 'region' }) ?? store.country;
  const terms = availability === 'AVAILABLE' ? deliveryTerms(product) : null;
  return (
    <ul className="my-6 grid gap-3.5">
      <Line
        Sign={Truck}
        title={terms ? <DeliveryPrice terms={terms} /> : <FormattedMessage id="product.delivery.title" />}
      >
        {terms ? <DeliveryDays terms={terms} /> : <FormattedMessage id="product.delivery.text" />}
      </Line>
      <Line
        Sign={Undo2}
        title={<FormattedMessage id="product.returns.title" values={{ days: RETURN_WINDOW_DAYS }} />}
      >
        <FormattedMessage id="product.returns.text" />
      </Line>
      <Line Sign={ShieldCheck} title={<FormattedMessage id="product.guarantee.title" />}>
        <FormattedMessage
          id="product.guarantee.text"
          values={{ store: store.name, country, professional: String(store.isProfessional) }}
        />
      </Line>
    </ul>
  );
}
