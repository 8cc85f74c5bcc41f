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
);
