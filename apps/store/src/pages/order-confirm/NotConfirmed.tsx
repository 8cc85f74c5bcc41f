import { Button } from '@patine/ui/button/Button';
import { Link } from '@patine/ui/link/Link';
import { PageHeading } from '@patine/ui/page-heading/PageHeading';
import { TextLink } from '@patine/ui/text-link/TextLink';
import { FormattedMessage } from 'react-intl';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';

/** pending: polling has ended without a result; abandoned: nothing was charged; refunded: the payment is refunded. */
export type Problem = 'pending' | 'abandoned' | 'refunded' | 'unreadable';

export type NotConfirmedProps = { problem: Problem; onRetry: () => void };

/** State of an unconfirmed payment, with the next step. */
export function NotConfirmed({ problem, onRetry }: NotConfirmedProps) {
  const locale = useLocale();
  const canRetry = problem === 'pending' || problem === 'unreadable';
  return (
    <div role="alert" className="mx-auto max-w-prose py-8">
      <PageHeading title={<FormattedMessage id={`order-confirm.${problem}.title`} />}>
        <FormattedMessage id={`order-confirm.${problem}.text`} />
      </PageHeading>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        {canRetry ? (
          <Button onClick={onRetry}>
            <FormattedMessage id="order-confirm.askAgain" />
          </Button>
        ) : (
          <Button asChild>
            <Link href={paths.cart(locale)}>
              <FormattedMessage id="checkout.backToCart" />
            </Link>
          </Button>
        )}
        <TextLink href={paths.orders(locale)}>
          <FormattedMessage id="order-confirm.orders" />
        </TextLink>
      </div>
    </div>
  );
}
