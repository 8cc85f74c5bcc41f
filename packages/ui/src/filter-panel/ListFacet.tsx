import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { FACET_VALUES_SHOWN } from '../limits.ts';
import { OptionList } from './OptionList.tsx';
import { SearchedFacet } from './SearchedFacet.tsx';
import type { FacetBodyProps } from './facets.ts';

/** A list of checkable options. A long one has a search field and shows its first options; its search finds the others. */
export function ListFacet({ group, href }: FacetBodyProps) {
  const [expanded, setExpanded] = useState(false);
  if (group.options.length <= FACET_VALUES_SHOWN + 2)
    return <OptionList group={group} href={href} options={group.options} />;
  // Selected options come first, so that they can be cleared without a search.
  const options = group.options.toSorted((a, b) => Number(b.selected) - Number(a.selected));
  return (
    <SearchedFacet group={group} href={href}>
      <OptionList
        group={group}
        href={href}
        options={expanded ? options : options.slice(0, FACET_VALUES_SHOWN)}
      />
      {expanded || group.find ? null : (
        <button
          type="button"
          className="mt-2 text-sm underline underline-offset-4"
          onClick={() => setExpanded(true)}
        >
          <FormattedMessage id="ui.filter-panel.all" values={{ count: options.length }} />
        </button>
      )}
    </SearchedFacet>
  );
}
