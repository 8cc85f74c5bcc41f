import { FacetCount } from './FacetCount.tsx';
import { FacetLink } from './FacetLink.tsx';
import type { FacetBodyProps, FacetOption } from './facets.ts';

export type OptionListProps = FacetBodyProps & {
  /** The options to show. */
  options: readonly FacetOption[];
};

/** Checkable options, one a line. */
export const OptionList = ({ group, href, options }: OptionListProps) => (
  <ul>
    {options.map((option) => (
      <li key={option.slug}>
        <FacetLink {...{ group, option, href }} className="facet-option">
          <span aria-hidden className="facet-box" />
          <span className="min-w-0 wrap-break-word">{option.name}</span>
          <FacetCount count={option.count} />
        </FacetLink>
      </li>
    ))}
  </ul>
);
