import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { controlVariants } from '../field/field.variants.ts';
import { FacetCount } from './FacetCount.tsx';
import { FacetLink } from './FacetLink.tsx';
import type { FacetBodyProps, FacetOption } from './facets.ts';
import { foldText } from './fold-text.ts';

const SHOWN_AT_FIRST = 7;

/** A list of checkable options. A long one has a search field and shows its first options. */
export function ListFacet({ group, href }: FacetBodyProps) {
  const [query, setQuery] = useState('');
  const [expanded, setExpanded] = useState(false);
  const long = group.options.length > SHOWN_AT_FIRST + 2;
  const found = long ? matching(group.options, query) : group.options;
  const shown = long && !expanded && query === '' ? found.slice(0, SHOWN_AT_FIRST) : found;

  return (
    <>
      {long ? <FacetSearch title={group.title} query={query} onChange={setQuery} /> : null}
      <ul>
        {shown.map((option) => (
          <li key={option.slug}>
            <FacetLink
              {...{ group, option, href }}
              className="group/tick flex min-h-8 pointer-coarse:min-h-11 items-center gap-2.5 hover:underline hover:underline-offset-4"
            >
              <span
                aria-hidden
                className="size-5 shrink-0 rounded border border-muted bg-white group-aria-current/tick:border-[5px] group-aria-current/tick:border-white group-aria-current/tick:bg-ink group-aria-current/tick:outline group-aria-current/tick:outline-muted"
              />
              <span className="min-w-0 wrap-break-word">{option.name}</span>
              <FacetCount count={option.count} />
            </FacetLink>
          </li>
        ))}
      </ul>
      {shown.length === 0 ? (
        <p className="text-sm text-muted">
          <FormattedMessage id="ui.filter-panel.nothing" values={{ query }} />
        </p>
      ) : null}
      {shown.length < found.length ? (
        <button
          type="button"
          className="mt-2 text-sm underline underline-offset-4"
          onClick={() => setExpanded(true)}
        >
          <FormattedMessage id="ui.filter-panel.all" values={{ count: found.length }} />
        </button>
      ) : null}
    </>
  );
}

/** Selected options come first, so that they can be cleared without a search. */
function matching(options: readonly FacetOption[], query: string): FacetOption[] {
  const search = foldText(query);
  return options
    .filter(({ name }) => search === '' || foldText(name).includes(search))
    .toSorted((a, b) => Number(b.selected) - Number(a.selected));
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
