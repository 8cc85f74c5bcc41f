import { Link } from '@patine/ui/link/Link';
import { FormattedMessage } from 'react-intl';
import type { Seller } from '../../features/catalogue/seller.query.ts';
import type { ShopFilters } from '../../lib/shop-filters.ts';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';

type Specialities = Seller['specialities'];
type Kind = Exclude<keyof Specialities, '__typename'>;

/** The list of the shop that each value opens. */
const FILTERS: Record<Kind, (slug: string) => ShopFilters> = {
  categories: (category) => ({ category }),
  decades: (decade) => ({ decades: [decade] }),
  brands: (brand) => ({ brands: [brand] }),
};
const KINDS = Object.keys(FILTERS) as Kind[];

export type SpecialitiesProps = { name: string; specialities: Specialities };

/** What the seller is known for, counted from its products for sale. Renders nothing without any. */
export function Specialities({ name, specialities }: SpecialitiesProps) {
  const locale = useLocale();
  const shown = KINDS.filter((kind) => specialities[kind].length > 0);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="known-for" className="min-w-0">
      <h2 id="known-for" className="text-sm text-muted">
        <FormattedMessage id="seller.knownFor" />
      </h2>
      <dl className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-3">
        {shown.map((kind) => (
          <div
            key={kind}
            className="grid grid-cols-[minmax(0,1fr)] gap-x-4 sm:grid-cols-[6.5rem_minmax(0,1fr)]"
          >
            <dt className="text-sm leading-8 text-muted max-sm:sr-only">
              <FormattedMessage id={`seller.known.${kind}`} />
            </dt>
            <dd className="flex gap-2 max-sm:-mx-(--gutter) max-sm:overflow-x-auto max-sm:px-(--gutter) max-sm:[scrollbar-width:none] sm:flex-wrap">
              {specialities[kind].map(({ slug, name: label, count }) => (
                <Link
                  key={slug}
                  rel="nofollow"
                  href={paths.shop(locale, { ...FILTERS[kind](slug), text: name })}
                  className="inline-flex min-h-8 shrink-0 items-center gap-1.5 rounded-full border border-line px-3 text-sm hover:border-ink pointer-coarse:min-h-11"
                >
                  {label} <span className="text-muted tabular-nums">{count}</span>
                </Link>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-xs text-muted">
        <FormattedMessage id="seller.knownForNote" />
      </p>
    </section>
  );
}
