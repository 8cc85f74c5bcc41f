import { FormattedMessage } from 'react-intl';
import { FacetLink } from './FacetLink.tsx';
import type { FacetBodyProps } from './FacetBody.tsx';

export function SizeFacet({ group, href }: FacetBodyProps) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(2.5rem,1fr))] gap-2">
      {group.options.map((option) => (
        <li key={option.slug} className={option.name.length > 4 ? 'col-span-2' : undefined}>
          <FacetLink
            {...{ group, option, href }}
            className="grid min-h-10 place-items-center rounded border border-line bg-white px-1 text-sm whitespace-nowrap transition-colors duration hover:border-ink aria-current:border-ink aria-current:bg-ink aria-current:text-paper"
          >
            {option.name}
            <span className="sr-only">
              {' '}
              {option.count} <FormattedMessage id="ui.filter-panel.pieces" values={{ count: option.count }} />
            </span>
          </FacetLink>
        </li>
      ))}
    </ul>
  );
}
