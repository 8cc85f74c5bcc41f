import { ActiveFilters } from '@patine/ui/active-filters/ActiveFilters';
import { Suspense, lazy, memo } from 'react';
import { useIntl } from 'react-intl';
import { lazyMessages } from '../../i18n/lazy-messages.ts';
import { activeChoices } from '../../features/catalogue/active-choices.ts';
import { useListAddress } from './use-list-address.ts';
import type { Shown } from './use-first-paint.ts';

/** Only searches and empty lists need them. */
const TypedSearch = lazy(lazyMessages(() => import('./typed-search.ts')));
const NothingFound = lazy(lazyMessages(() => import('./NothingFound.tsx')));

/** Active filters, one entry per value, with the URL of the list without it. */
export function useChoices({ list, filters }: Shown) {
  const intl = useIntl();
  const { address } = useListAddress(filters);
  return activeChoices(filters, list, intl).map(({ filters: left, ...choice }) => ({
    ...choice,
    href: address(left),
  }));
}

/**
 * What a list was narrowed by, each part removable. Rendered again for another list alone: a lazy part that is updated before it is
 * hydrated would disappear for a moment.
 */
export const Chosen = memo(function Chosen({ list, filters }: Shown) {
  const { address, clearHref } = useListAddress(filters);
  const choices = useChoices({ list, filters });
  const text = filters.typed ?? filters.text;
  return (
    <div className="mb-4 empty:hidden">
      {text ? (
        <Suspense>
          <TypedSearch {...{ list, filters, text, choices, clearHref, address }} />
        </Suspense>
      ) : choices.length > 0 ? (
        <ActiveFilters filters={choices} clearHref={clearHref} />
      ) : null}
    </div>
  );
});

/** As many pieces leave the rest of the window empty. */
const FEW = 4;

/** Suggestions below an empty list, or one of a few pieces; nothing below others. */
export const FewResults = memo(function FewResults({ list, filters }: Shown) {
  const { address, clearHref } = useListAddress(filters);
  const choices = useChoices({ list, filters });
  if (list.total > FEW) return null;
  return (
    <Suspense>
      <NothingFound {...{ list, filters, choices, address, clearHref }} />
    </Suspense>
  );
});
