import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { EmptyState } from '@patine/ui/empty-state/EmptyState';
import { Link } from '@patine/ui/link/Link';
import { PageHeading } from '@patine/ui/page-heading/PageHeading';
import { useInfiniteQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Suggestions } from '../../features/catalogue/Suggestions.tsx';
import { offersQuery } from '../../features/offers/offers.query.ts';
import { PageHead } from '../../layouts/PageHead.tsx';
import { failureMessage } from '../../lib/failure-message.ts';
import { useApi, useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import { OfferCard } from './OfferCard.tsx';

export default function AccountOffersPage() {
  const locale = useLocale();
  const offers = useInfiniteQuery(offersQuery(useApi()));
  const pages = offers.data?.pages ?? [];
  const total = pages[0]?.totalNumberOfItems ?? 0;
  return (
    <>
      <PageHead titleId="account-offers.title" noindex />
      <PageHeading
        title={<FormattedMessage id="account-offers.title" />}
        aside={total > 0 ? <FormattedMessage id="account-offers.count" values={{ count: total }} /> : null}
      />
      {total === 0 ? (
        <>
          <EmptyState
            title={<FormattedMessage id="account-offers.empty.title" />}
            action={
              <Button asChild>
                <Link href={paths.shop(locale)}>
                  <FormattedMessage id="account-offers.empty.action" />
                </Link>
              </Button>
            }
          >
            <FormattedMessage id="account-offers.empty.text" />
          </EmptyState>
          <Suggestions />
        </>
      ) : (
        <div className="grid grid-cols-1 gap-4">
          <ul className={`grid grid-cols-1 gap-4 ${total > 1 ? '2xl:grid-cols-2' : ''}`}>
            {pages
              .flatMap((page) => page.offers)
              .map((offer) => (
                <OfferCard key={offer.id} offer={offer} />
              ))}
          </ul>
          {offers.isFetchNextPageError ? (
            <Alert tone="error" live>
              <FormattedMessage id={failureMessage(offers.error)} />
            </Alert>
          ) : null}
          {offers.hasNextPage ? (
            <Button
              tone="line"
              className="justify-self-center"
              loading={offers.isFetchingNextPage}
              onClick={() => void offers.fetchNextPage()}
            >
              <FormattedMessage id="account-offers.more" />
            </Button>
          ) : null}
        </div>
      )}
    </>
  );
}
