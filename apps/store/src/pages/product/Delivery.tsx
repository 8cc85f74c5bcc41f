import Truck from 'lucide-react/icons/truck';
import { Suspense, lazy, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Product } from '../../features/catalogue/product.query.ts';
import { lazyMessages } from '../../i18n/lazy-messages.ts';
import { seemsSignedIn } from '../../lib/cookies.ts';
import { useBrowserFact } from '../../lib/use-browser-fact.ts';
import { ChangeCountry } from './ChangeCountry.tsx';
import { DeliveryDays, DeliveryPrice } from './DeliveryLine.tsx';
import { ServiceLine } from './ServiceLine.tsx';
import { rememberedCountry } from './delivery-country.ts';
import { deliveryTerms } from './delivery-terms.ts';

/** Lazy, because most visitors are in the operator's country. */
const DeliveryElsewhere = lazy(lazyMessages(() => import('./DeliveryElsewhere.tsx')));

const mayBeElsewhere = () => rememberedCountry() !== '' || seemsSignedIn();

/** Delivery prices and dates, for the operator's country or the selected one. */
export function Delivery({ product }: { product: Product }) {
  const isKnown = useBrowserFact(mayBeElsewhere, false);
  const [isRequested, setRequested] = useState(false);
  const requestQuotes = () => setRequested(true);
  const terms = product.availability === 'AVAILABLE' ? deliveryTerms(product) : null;
  if (!terms)
    return (
      <ServiceLine Sign={Truck} title={<FormattedMessage id="product.delivery.title" />}>
        <FormattedMessage id="product.delivery.text" />
      </ServiceLine>
    );

  const here = (
    <ServiceLine Sign={Truck} title={<DeliveryPrice terms={terms} />}>
      <DeliveryDays terms={terms} />
      <ChangeCountry onClick={requestQuotes} />
    </ServiceLine>
  );
  if (!isKnown && !isRequested) return here;
  return (
    <Suspense fallback={here}>
      <DeliveryElsewhere product={product} isRequested={isRequested} onRequest={requestQuotes} here={here} />
    </Suspense>
  );
}
