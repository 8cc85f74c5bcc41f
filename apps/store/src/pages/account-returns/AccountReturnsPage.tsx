import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { EmptyState } from '@patine/ui/empty-state/EmptyState';
import { Link } from '@patine/ui/link/Link';
import { PageHeading } from '@patine/ui/page-heading/PageHeading';
import { TextLink } from '@patine/ui/text-link/TextLink';
import { useInfiniteQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Suggestions } from '../../features/catalogue/Suggestions.tsx';
import { returnsQuery } from '../../features/returns/returns.query.ts';
import { PageHead } from '../../layouts/PageHead.tsx';
import { failureMessage } from '../../lib/failure-message.ts';
import { useApi, useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import { ReturnCard } from './ReturnCard.tsx';

export default function AccountReturnsPage() {
  const locale = useLocale();
  const returns = useInfiniteQuery(returnsQuery(useApi()));
  const pages = returns.data?.pages ?? [];
  const shown = pages.flatMap(({ items }) => items);
  const total = pages[0]?.totalNumberOfItems ?? 0;
  return (
    <>
      <PageHead titleId="account-returns.title" noindex />
      <PageHeading
        title={<FormattedMessage id="account-returns.title" />}
        aside={total > 0 ? <FormattedMessage id="account-returns.count" values={{ count: total }} /> : null}
      >
        <TextLink href={paths.page(locale, 'returns')}>
          <FormattedMessage id="account-returns.terms" />
        </TextLink>
      </PageHeading>
      {total === 0 ? (
        <>
          <EmptyState
            title={<FormattedMessage id="account-returns.empty.title" />}
            action={
              <Button asChild>
                <Link href={paths.orders(locale)}>
                  <FormattedMessage id="order-confirm.orders" />
                </Link>
              </Button>
            }
          >
            <FormattedMessage id="account-returns.empty.text" />
          </EmptyState>
          <Suggestions />
        </>
      ) : (
        <div className="grid grid-cols-1 gap-4">
          <ul className="grid grid-cols-1 gap-4">
            {shown.map((request) => (
              <li key={request.id}>
                <ReturnCard request={request} />
              </li>
            ))}
          </ul>
          <p aria-live="polite" className="text-center text-sm text-muted empty:hidden">
            {total > shown.length || pages.length > 1 ? (
              <FormattedMessage id="account-returns.shown" values={{ count: shown.length, total }} />
            ) : null}
          </p>
          {returns.isFetchNextPageError ? (
            <Alert tone="error" live>
              <FormattedMessage id={failureMessage(returns.error)} />
            </Alert>
          ) : null}
          {returns.hasNextPage ? (
            <Button
              tone="line"
              className="justify-self-center"
              loading={returns.isFetchingNextPage}
              onClick={() => void returns.fetchNextPage()}
            >
              <FormattedMessage id="account-returns.more" />
            </Button>
          ) : null}
        </div>
      )}
    </>
  );
}
