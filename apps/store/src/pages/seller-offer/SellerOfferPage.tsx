import { PageHeading } from '@patine/ui/page-heading/PageHeading';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router-dom';
import { sellerOfferQuery } from '../../features/offers/seller-offer.query.ts';
import { PageHead } from '../../layouts/PageHead.tsx';
import { useApi, useLocale } from '../../lib/store-context.tsx';
import { privatePaths } from '../../private-paths.ts';
import { OfferDecisionForm } from './OfferDecisionForm.tsx';
import { OfferDetails } from './OfferDetails.tsx';
import { OfferOutcome } from './OfferOutcome.tsx';

/** Target of the link in a seller's email. A GET request changes nothing, since email scanners open links. */
export default function SellerOfferPage() {
  const locale = useLocale();
  const { token = '' } = useParams();
  const { data: offer } = useQuery(sellerOfferQuery(useApi(), token));
  const title = offer ? 'seller-offer.title' : 'seller-offer.unknown.title';
  return (
    <div className="wrap max-w-prose py-8">
      <PageHead titleId={title} noindex />
      <PageHeading title={<FormattedMessage id={title} />} />
      {offer ? (
        <div className="grid gap-6">
          <OfferDetails offer={offer} />
          {offer.status === 'PENDING' ? (
            <OfferDecisionForm offer={offer} action={privatePaths.sellerOffer(locale, token)} />
          ) : (
            <OfferOutcome offer={offer} />
          )}
        </div>
      ) : (
        <p>
          <FormattedMessage id="seller-offer.unknown.text" />
        </p>
      )}
    </div>
  );
}
