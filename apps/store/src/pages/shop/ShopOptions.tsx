import { Link } from '@patine/ui/link/Link';
import { FormattedMessage } from 'react-intl';
import type { ShopFilters } from '../../lib/shop-filters.ts';
import { lettingGo } from './active-choice.ts';

export type ShopOptionsProps = {
  filters: ShopFilters;
  address: (filters: ShopFilters) => string;
};

/** What is no facet: to see or not what is already gone. */
export function ShopOptions({ filters, address }: ShopOptionsProps) {
  const rest = lettingGo(filters, 'hidesold');
  const on = filters.hidesold === true;
  return (
    <Link
      href={address(on ? rest : { ...rest, hidesold: true })}
      rel="nofollow"
      aria-current={on ? 'true' : undefined}
      className="group/tick flex min-h-13 items-center gap-2.5 hover:underline hover:underline-offset-4"
    >
      <span
        aria-hidden
        className="size-5 shrink-0 rounded border border-muted bg-white group-aria-current/tick:border-[5px] group-aria-current/tick:border-white group-aria-current/tick:bg-ink group-aria-current/tick:outline group-aria-current/tick:outline-muted"
      />
      <FormattedMessage id="shop.filter.hidesold" />
    </Link>
  );
}
