import { Button } from '@patine/ui/button/Button';
import { EmptyState } from '@patine/ui/empty-state/EmptyState';
import { Link } from '@patine/ui/link/Link';
import type { Locale } from '@patine/core';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { RemovedItem } from '../../features/cart/RemovedItem.tsx';
import type { Cart } from '../../features/cart/cart.query.ts';
import { Suggestions } from '../../features/catalogue/Suggestions.tsx';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';

const linksOf = (locale: Locale) =>
  [
    { id: 'wishlist', href: paths.wishlist(locale) },
    { id: 'new', href: paths.shop(locale, { sortby: 'chrono' }) },
    { id: 'drops', href: paths.drops(locale) },
  ] as const;

/** A cart without items: the last removed one, ways to others, and pieces that may fit. */
export function EmptyCart({ cart }: { cart: Cart | undefined }) {
  const locale = useLocale();
  const linksId = useId();
  return (
    <>
      <RemovedItem cart={cart} />
      <div className="mt-2 grid items-center border border-line bg-surface lg:grid-cols-2">
        <EmptyState
          level={1}
          title={<FormattedMessage id="cart.empty.title" />}
          action={
            <Button asChild>
              <Link href={paths.shop(locale)}>
                <FormattedMessage id="cart.empty.action" />
              </Link>
            </Button>
          }
        >
          <FormattedMessage id="cart.empty.text" />
        </EmptyState>
        <nav
          aria-labelledby={linksId}
          className="stitch-t mx-4 py-6 sm:mx-8 lg:mx-0 lg:my-8 lg:border-t-0 lg:stitch-s lg:px-10 lg:py-0"
        >
          <h2 id={linksId} className="text-sm font-semibold text-muted">
            <FormattedMessage id="cart.empty.ways" />
          </h2>
          <ul className="*:not-first:stitch-t">
            {linksOf(locale).map(({ id, href }) => (
              <li key={id}>
                <Link
                  href={href}
                  className="group grid grid-cols-[1fr_auto] items-center gap-x-4 py-4 hover:underline hover:underline-offset-4"
                >
                  <span className="heading text-xl">
                    <FormattedMessage id={`cart.empty.${id}`} />
                  </span>
                  <ChevronRight aria-hidden className="size-5 text-muted" />
                  <span className="text-sm text-muted">
                    <FormattedMessage id={`cart.empty.${id}.text`} />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <Suggestions />
    </>
  );
}
