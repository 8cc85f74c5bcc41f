import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { controlVariants } from '../field/field.variants.ts';
import { OptionList } from './OptionList.tsx';
import type { FacetBodyProps } from './facets.ts';

/** Loaded when something is typed. */
const FoundOptions = lazy(() => import('./FoundOptions.tsx'));

const SHOWN_AT_FIRST = 7;

/** A list of checkable options. A long one has a search field and shows its first options; its search finds the others. */
export function ListFacet({ group, href }: FacetBodyProps) {
  const [query, setQuery] = useState('');
  const [expanded, setExpanded] = useState(false);
  const long = group.options.length > SHOWN_AT_FIRST + 2;
  // Selected options come first, so that they can be cleared without a search.
  const options = long
    ? group.options.toSorted((a, b) => Number(b.selected) - Number(a.selected))
    : group.options;
  const isCut = long && !expanded;
  const list = (
    <OptionList group={group} href={href} options={isCut ? options.slice(0, SHOWN_AT_FIRST) : options} />
  );

  return (
    <>
      {long ? <FacetSearch title={group.title} query={query} onChange={setQuery} /> : null}
      {query.trim() ? (
        <Suspense fallback={list}>
          <FoundOptions group={group} href={href} query={query.trim()} />
        </Suspense>
      ) : (
        list
      )}
      {isCut && !query && !group.find ? (
        <button
          type="button"
          className="mt-2 text-sm underline underline-offset-4"
          onClick={() => setExpanded(true)}
        >
          <FormattedMessage id="ui.filter-panel.all" values={{ count: options.length }} />
        </button>
      ) : null}
    </>
  );
}

type FacetSearchProps = { title: string; query: string; onChange: (query: string) => void };

function FacetSearch({ title, query, onChange }: FacetSearchProps) {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'ui.filter-panel.search' }, { title: title.toLocaleLowerCase() });
  return (
    <input
      type="text"
      autoComplete="off"
      aria-label={label}
      placeholder={label}
      value={query}
      className={controlVariants({ size: 'sm', className: 'mb-2' })}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
