import { Link } from '@patine/ui/link/Link';
import { Money } from '@patine/ui/money/Money';
import { Picture } from '@patine/ui/picture/Picture';
import { PlainDate } from '@patine/ui/plain-date/PlainDate';
import { FormattedMessage } from 'react-intl';
import { ReturnBadge } from '../../features/returns/ReturnBadge.tsx';
import type { ListedReturn } from '../../features/returns/returns.query.ts';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';

const PICTURES = 4;

/** A return in the list; the whole card is a link. */
export function ReturnCard({ request }: { request: ListedReturn }) {
  const locale = useLocale();
  const products = request.parcels.flatMap(({ items }) => items.map(({ product }) => product));
  return (
    <article className="relative grid grid-cols-1 gap-4 border border-line bg-surface p-4 transition-colors hover:border-ink sm:flex sm:flex-wrap sm:items-center sm:gap-x-8 sm:p-5">
      <div className="grid min-w-0 grow gap-1 sm:basis-64">
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
        </p>
        <p className="text-sm text-muted tabular-nums">
          <FormattedMessage id="account-returns.pieces" values={{ count: request.itemsCount }} />
          {' · '}
          <Money value={request.amount} exact />
        </p>
        <p className="mt-2 line-clamp-2 max-w-prose text-sm text-ink-soft wrap-anywhere lg:text-base">
          {products.map(({ name }) => name).join(', ')}
        </p>
      </div>
      <div className="flex min-w-0 gap-2 empty:hidden sm:gap-3">
        {products
          .flatMap(({ image }) => image ?? [])
          .slice(0, PICTURES)
          .map(({ id }) => (
            <div key={id} className="w-20 min-w-0 lg:w-24 2xl:w-28">
              <Picture id={id} alt="" sizes="7rem" maxWidth={256} ratio="portrait" />
            </div>
          ))}
      </div>
    </article>
  );
}
