import { cx } from 'class-variance-authority';
import { FormattedMessage, useIntl } from 'react-intl';
import { SpokenCount } from './FacetCount.tsx';
import { FacetLink } from './FacetLink.tsx';
import { SearchedFacet } from './SearchedFacet.tsx';
import type { FacetBodyProps, FacetGroup } from './facets.ts';
import { sizeGroups, type SizeScale } from './size-groups.ts';

const titles = {
  letters: 'ui.filter-panel.scale.letters',
  numbers: 'ui.filter-panel.scale.numbers',
  both: 'ui.filter-panel.scale.both',
  clothes: 'ui.filter-panel.scale.clothes',
  shoes: 'ui.filter-panel.scale.shoes',
  jeans: 'ui.filter-panel.scale.jeans',
  ages: 'ui.filter-panel.scale.ages',
  other: 'ui.filter-panel.scale.other',
} as const satisfies Record<SizeScale, string> & Record<string, string>;

/** The title of a scale: 38 is a size of clothes or of shoes. */
const titleOf = (scale: SizeScale, group: FacetGroup) =>
  titles[scale === 'numbers' && group.kind === 'sizes' ? (group.numbers ?? scale) : scale];

/** From here on, sizes are faster to type than to find. */
const MANY = 16;

/** The waist of a size of jeans like “W28 L32”: these have a row a waist, with its lengths. */
const WAIST = /^W ?\d+[ /]*(?=L)/i;

/** Sizes by scale, with a search field where they are many or more than the list has. */
export function SizeFacet({ group, href }: FacetBodyProps) {
  const scales = <SizeScales group={group} href={href} />;
  if (!group.find && group.options.length < MANY) return scales;
  return (
    <SearchedFacet group={group} href={href}>
      {scales}
    </SearchedFacet>
  );
}

/** The rarest of a long scale are collapsed with CSS only, so that each stays a link in the page. */
function SizeScales({ group, href }: FacetBodyProps) {
  const { formatMessage } = useIntl();
  const scales = sizeGroups(group.options);
  return (
    <div className="grid gap-5">
      {scales.map(({ scale, options, rare }) => {
        const title = formatMessage({ id: titleOf(scale, group) });
        return (
          <div key={scale} className="group/scale">
            {scales.length > 1 ? (
              <p aria-hidden className="mb-2 text-sm text-muted">
                {title}
              </p>
            ) : null}
            {[...Map.groupBy(options, ({ name }) => WAIST.exec(name)?.[0] ?? '')].map(([waist, sizes]) => (
              <div key={waist} className="facet-row">
                <span aria-hidden className="facet-waist">
                  {waist}
                </span>
                <ul
                  aria-label={`${title} ${waist}`.trim()}
                  className={
                    scale === 'ages' || scale === 'other' ? 'facet-tiles [--tile:4.75rem]' : 'facet-tiles'
                  }
                >
                  {sizes.map((option) => (
                    <li
                      key={option.slug}
                      className={
                        cx(rare.has(option.slug) && 'facet-rare', option.name.length > 10 && 'col-span-2') ||
                        undefined
                      }
                    >
                      <FacetLink {...{ group, option, href }} className="facet-tile">
                        {waist ? <span className="sr-only">{waist}</span> : null}
                        {option.name.slice(waist.length)}
                        <SpokenCount count={option.count} />
                      </FacetLink>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
            {rare.size > 0 ? <ScaleFold title={title} count={options.length} /> : null}
          </div>
        );
      })}
    </div>
  );
}

type ScaleFoldProps = { title: string; count: number };

function ScaleFold({ title, count }: ScaleFoldProps) {
  return (
    <details className="group/more mt-1">
      <summary className="inline-flex min-h-8 pointer-coarse:min-h-11 list-none items-center text-sm underline underline-offset-4 [&::-webkit-details-marker]:hidden">
        <span className="group-open/more:hidden">
          <FormattedMessage id="ui.filter-panel.all" values={{ count }} />
        </span>
        <span className="hidden group-open/more:inline">
          <FormattedMessage id="ui.filter-panel.fewer" />
        </span>
        <span className="sr-only"> {title}</span>
      </summary>
    </details>
  );
}
