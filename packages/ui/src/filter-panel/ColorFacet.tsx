import { ColorSwatch } from './ColorSwatch.tsx';
import { SpokenCount } from './FacetCount.tsx';
import { FacetLink } from './FacetLink.tsx';
import type { ColorOption, FacetGroup, FacetHref } from './facets.ts';

export type ColorFacetProps = {
  /** The colours of the list, each with its number of products. */
  group: Extract<FacetGroup, { kind: 'colors' }>;
  /** Returns the URL after a click on a colour. */
  href: FacetHref;
};

/** Swatches with their names, because colour alone is not accessible. */
export function ColorFacet({ group, href }: ColorFacetProps) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.75rem,1fr))] gap-x-2 gap-y-0.5">
      {group.options.map((option: ColorOption) => (
        <li key={option.slug} className="min-w-0">
          <FacetLink {...{ group, option, href }} className="facet-swatch">
            <span className="shrink-0 rounded-full in-aria-current:outline-2 in-aria-current:outline-offset-2 in-aria-current:outline-ink">
              <ColorSwatch slug={option.slug} hex={option.hex} />
            </span>
            <span className="min-w-0">{option.name}</span>
            <SpokenCount count={option.count} />
          </FacetLink>
        </li>
      ))}
    </ul>
  );
}
