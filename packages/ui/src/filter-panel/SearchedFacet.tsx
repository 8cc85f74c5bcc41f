import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { controlVariants } from '../field/field.variants.ts';
import type { FacetBodyProps } from './facets.ts';

/** Loaded when something is typed. */
const FoundOptions = lazy(() => import('./FoundOptions.tsx'));

export type SearchedFacetProps = FacetBodyProps & {
  /** What is shown while nothing is typed. */
  children: ReactNode;
};

/** The options of a filter below a field that searches them. */
export function SearchedFacet({ group, href, children }: SearchedFacetProps) {
  const { formatMessage } = useIntl();
  const [query, setQuery] = useState('');
  return (
    <>
      <input
        type="text"
        autoComplete="off"
        aria-label={formatMessage(
          { id: 'ui.filter-panel.search' },
          { title: group.title.toLocaleLowerCase() },
        )}
        placeholder={formatMessage({ id: 'ui.filter-panel.searchHint' })}
        value={query}
        className={controlVariants({ size: 'sm', className: 'mb-3' })}
        onChange={(event) => setQuery(event.target.value)}
      />
      {query.trim() ? (
        <Suspense fallback={children}>
          <FoundOptions group={group} href={href} query={query.trim()} />
        </Suspense>
      ) : (
        children
      )}
    </>
  );
}
