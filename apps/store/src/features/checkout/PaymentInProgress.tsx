import { formatTime, WAITLIST_LIMIT } from '@patine/core';
import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { TextLink } from '@patine/ui/text-link/TextLink';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { SIGNED_IN_HINT, browserCookie } from '../../lib/cookies.ts';
import { failureMessage } from '../../lib/failure-message.ts';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import { useWaitlist } from './use-waitlist.ts';

export type PaymentInProgressProps = {
  /** The product that another buyer is paying for. */
  product: { reference: number; slug: string };
  /** End of the reservation, ISO 8601. */
  until: string;
};

/** Another buyer is paying for the product: shows until when, and offers an email if it becomes available. */
export default function PaymentInProgress({ product, until }: PaymentInProgressProps) {
  const locale = useLocale();
  const signedIn = browserCookie(SIGNED_IN_HINT) !== null;
  const { waits, isLoading, isChanging, isFree, error, change } = useWaitlist(product.reference, signedIn);
  const [shownAt] = useState(() => Date.now());
  // A pending payment may exceed the reservation.
  const isOver = Date.parse(until) <= shownAt;
  const state = waits ? 'waits' : isFree ? 'free' : 'text';

  return (
    <div className="mt-5 grid gap-3">
      <Alert
        tone="info"
        title={
          <FormattedMessage
            id="beingPaid.title"
            values={{ isOver: isOver ? 'yes' : 'no', time: formatTime(until) }}
          />
        }
      >
        <p aria-live="polite">
          <FormattedMessage id={`beingPaid.${state}`} />
        </p>
      </Alert>
      {error ? (
        <Alert tone="error" live>
          <FormattedMessage
            id={failureMessage(error, {
              ITEM_UNAVAILABLE: 'beingPaid.gone',
              TOO_MANY_ATTEMPTS: 'beingPaid.tooMany',
            })}
            values={{ limit: WAITLIST_LIMIT }}
          />
        </Alert>
      ) : null}
      {signedIn ? (
        <Button
          block
          tone={waits ? 'quiet' : 'line'}
          loading={isLoading || isChanging}
          onClick={() => change(!waits)}
        >
          <FormattedMessage id={waits ? 'beingPaid.stop' : 'beingPaid.ask'} />
        </Button>
      ) : (
        <TextLink href={paths.login(locale, paths.product(locale, product.slug))}>
          <FormattedMessage id="beingPaid.login" />
        </TextLink>
      )}
    </div>
  );
}
