import { Link } from '@patine/ui/link/Link';
import { Money } from '@patine/ui/money/Money';
import { PlainDate } from '@patine/ui/plain-date/PlainDate';
import { FormattedMessage } from 'react-intl';
import { ReturnBadge } from '../../features/returns/ReturnBadge.tsx';
import type { ListedReturn } from '../../features/returns/returns.query.ts';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';

/** A return in the list; the whole card is a link. */
export function ReturnCard({ request }: { request: ListedReturn }) {
  const locale = useLocale();
  return (
    <article className="relative grid gap-1 border border-line bg-white p-4 transition-colors duration hover:border-ink sm:px-6 sm:py-5">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="heading text-xl">
          <Link
            href={paths.return(locale, request.id)}
            className="wrap-anywhere after:absolute after:inset-0"
          >
            <FormattedMessage id="account-return.title" values={{ reference: request.reference }} />
          </Link>
        </h2>
        <ReturnBadge status={request.status} />
      </div>
      <p className="text-sm text-muted tabular-nums">
        <PlainDate value={request.requestedAt} />
        {' · '}
        <FormattedMessage id="account-returns.ofOrder" values={{ reference: request.orderReference }} />
        {' · '}
        <FormattedMessage id="account-returns.pieces" values={{ count: request.itemsCount }} />
        {' · '}
        <Money value={request.amount} exact />
      </p>
    </article>
  );
}
