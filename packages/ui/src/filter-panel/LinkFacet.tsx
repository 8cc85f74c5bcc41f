import { FacetCount } from './FacetCount.tsx';
import { FacetLink } from './FacetLink.tsx';
import type { FacetBodyProps } from './facets.ts';

/** Categories as plain links, the current one bold. */
export function LinkFacet({ group, href }: FacetBodyProps) {
  return (
    <ul>
      {group.options.map((option) => (
        <li key={option.slug}>
          <FacetLink {...{ group, option, href }} className="facet-option aria-current:font-semibold">
            <span className="min-w-0 wrap-break-word">{option.name}</span>
            <FacetCount count={option.count} />
          </FacetLink>
        </li>
      ))}
    </ul>
  );
}
