import { Link } from '@patine/ui/link/Link';
import { Fragment } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Product } from '../../features/catalogue/product.query.ts';
import type { ListFilter } from '../../lib/shop-filters.ts';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';

type Value = { slug: string; name: string };

/** High enough for a finger that aims at one of several. */
const valueLink =
  'inline-flex min-h-6 items-center pointer-coarse:min-h-11 underline underline-offset-4 hover:decoration-2';

/** Everything that is known of the piece, each value leading to others like it. */
export function Characteristics({ product: { attributes, family, reference } }: { product: Product }) {
  const locale = useLocale();
  const rows: [ListFilter, Value[]][] = [
    ['colors', attributes.colour],
    ['materials', attributes.material],
    ['patterns', attributes.pattern ? [attributes.pattern] : []],
    ['decades', attributes.years ? [attributes.years] : []],
  ];
  return (
    <dl className="mt-4 grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-px text-sm">
      {rows
        .filter(([, values]) => values.length > 0)
        .map(([filter, values]) => (
          <Fragment key={filter}>
            <dt className="text-muted">
              <FormattedMessage id={`shop.filter.${filter}`} />
            </dt>
            <dd className="flex flex-wrap gap-x-2">
              {values.map(({ slug, name }) => (
                <Link
                  key={slug}
                  href={paths.shop(locale, { [filter]: [slug] })}
                  rel="nofollow"
                  className={valueLink}
                >
                  {name}
                </Link>
              ))}
            </dd>
          </Fragment>
        ))}
      <dt className="text-muted">
        <FormattedMessage id="shop.filter.family" />
      </dt>
      <dd>
        <Link href={paths.family(locale, family)} className={valueLink}>
          <FormattedMessage id={`family.${family}`} />
        </Link>
      </dd>
      <dt className="text-muted">
        <FormattedMessage id="product.reference" />
      </dt>
      <dd className="tabular-nums">{reference}</dd>
    </dl>
  );
}
