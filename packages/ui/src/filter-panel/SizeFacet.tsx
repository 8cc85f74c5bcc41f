import { cx } from 'class-variance-authority';
import { FormattedMessage, useIntl } from 'react-intl';
import { SpokenCount } from './FacetCount.tsx';
import { FacetLink } from './FacetLink.tsx';
import { SearchedFacet } from './SearchedFacet.tsx';
import type { FacetBodyProps, FacetGroup } from './facets.ts';
import { sizeGroups, type SizeGroup, type SizeScale } from './size-groups.ts';

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

const TILES = 'grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-2';
const WIDE_TILES = 'grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-2';

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
            {scale === 'jeans' ? (
              <Waists {...{ title, options, rare, group, href }} />
            ) : (
              <SizeTiles
                {...{ title, options, rare, group, href }}
                className={scale === 'ages' || scale === 'other' ? WIDE_TILES : TILES}
              />
            )}
            {rare.size > 0 ? <ScaleFold title={title} count={options.length} /> : null}
          </div>
        );
      })}
    </div>
  );
}

type SizeTilesProps = Pick<SizeGroup, 'options' | 'rare'> &
  FacetBodyProps & {
    /** Accessible name of the list. */
    title: string;
    className: string;
    /** What the row of these sizes says already: each shows what follows it. */
    beginning?: string;
  };

const SizeTiles = ({ title, options, rare, group, href, className, beginning = '' }: SizeTilesProps) => (
  <ul aria-label={title} className={className}>
    {options.map((option) => (
      <li
        key={option.slug}
        className={
          cx(rare.has(option.slug) && 'facet-rare', option.name.length > 10 && 'col-span-2') || undefined
        }
      >
        <FacetLink {...{ group, option, href }} className="facet-tile">
          {beginning ? <span className="sr-only">{beginning}</span> : null}
          {option.name.slice(beginning.length)}
          <SpokenCount count={option.count} />
        </FacetLink>
      </li>
    ))}
  </ul>
);

/** The waist of a size like “W28 L32”, with what separates it from the length. */
const WAIST = /^W ?\d+[ /]*(?=L)/i;

/** Sizes of jeans: a row a waist, with its lengths. */
function Waists({ title, options, rare, group, href }: Omit<SizeTilesProps, 'className' | 'beginning'>) {
  const waists = Map.groupBy(options, ({ name }) => WAIST.exec(name)?.[0] ?? '');
  return (
    <ul aria-label={title} className="grid gap-2">
      {[...waists].map(([waist, lengths]) => (
        <li key={waist} className={lengths.every(({ slug }) => rare.has(slug)) ? 'facet-rare' : undefined}>
          <div className={waist ? 'grid grid-cols-[2.75rem_minmax(0,1fr)]' : undefined}>
            {waist ? (
              <span aria-hidden className="text-sm leading-10 text-muted pointer-coarse:leading-11">
                {waist}
              </span>
            ) : null}
            <SizeTiles
              title={waist || title}
              options={lengths}
              {...{ rare, group, href }}
              className={TILES}
              beginning={waist}
            />
          </div>
        </li>
      ))}
    </ul>
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
