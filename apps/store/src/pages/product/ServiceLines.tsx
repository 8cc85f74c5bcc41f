import { RETURN_WINDOW_DAYS } from '@patine/core';
import { TextLink } from '@patine/ui/text-link/TextLink';
import { useQuery } from '@tanstack/react-query';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Undo2 from 'lucide-react/icons/undo-2';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Product } from '../../features/catalogue/product.query.ts';
import { navigationQuery } from '../../lib/content.query.ts';
import { returnFeeValues } from '../../lib/return-fee.tsx';
import { useStore } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import { Delivery } from './Delivery.tsx';
import { openAccordion } from './open-accordion.ts';
import { ServiceLine } from './ServiceLine.tsx';

/** Delivery, returns, guarantee and seller, shown before the order button as the law requires. */
export default function ServiceLines({ product }: { product: Product }) {
  const { formatDisplayName } = useIntl();
  const { api, locale } = useStore();
  const { store } = product;
  const { data: frame } = useQuery(navigationQuery(api, locale));
  const returnFee = frame?.returnFee;
  const country = formatDisplayName(store.country, { type: 'region' }) ?? store.country;
  return (
    <ul className="my-6 grid gap-3.5">
      <Delivery product={product} />
      <ServiceLine
        Sign={Undo2}
        title={<FormattedMessage id="product.returns.title" values={{ days: RETURN_WINDOW_DAYS }} />}
      >
        {returnFee ? (
          <FormattedMessage id="product.returns.fee" values={returnFeeValues(returnFee)} />
        ) : (
          <FormattedMessage id="product.returns.text" />
        )}
      </ServiceLine>
      <ServiceLine Sign={ShieldCheck} title={<FormattedMessage id="product.guarantee.title" />}>
        {/* Two lines with every face: a line that broke elsewhere with the shop's own would move the page. */}
        <span className="block">
          <FormattedMessage
            id="product.guarantee.text"
            values={{ store: <TextLink href={paths.seller(locale, store.slug)}>{store.name}</TextLink> }}
          />
        </span>
        <FormattedMessage
          id="product.guarantee.seller"
          values={{ country, professional: String(store.isProfessional) }}
        />
        {'. '}
        <TextLink href="#guarantee" size="sm" onClick={openAccordion}>
          <FormattedMessage id="product.guarantee.read" />
        </TextLink>
      </ServiceLine>
    </ul>
  );
}
