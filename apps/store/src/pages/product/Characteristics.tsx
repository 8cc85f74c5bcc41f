import { Link } from '@patine/ui/link/Link';
import { Fragment } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Product } from '../../features/catalogue/product.query.ts';
import type { ListFilter } from '../../lib/shop-filters.ts';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import { Origin } from './Origin.tsx';

type Value = { slug: string; name: string };

const PERCENT = { style: 'percent' } as const;

/** Touch target size for adjacent links. */
const valueLink =
  'inline-flex min-h-6 items-center pointer-coarse:min-h-11 underline underline-offset-4 hover:decoration-2';

/** All attributes of the product; each value links to a filtered list. */
export default function Characteristics({ product }: { product: Product }) {
  const { attributes, family, fibres, labels, origin, reference } = product;
  const locale = useLocale();
  const { formatNumber } = useIntl();
  const rows: [ListFilter, Value[]][] = [
    ['brands', attributes.brand ? [attributes.brand] : []],
    ['colors', attributes.colour],
    ['materials', attributes.material],
    ['styles', attributes.style],
    ['patterns', attributes.pattern ? [attributes.pattern] : []],
    ['decades', attributes.years ? [attributes.years] : []],
  ];
  return (
    <>
      {origin ? <Origin origin={origin} /> : null}
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
        {fibres.length > 0 ? (
          <>
            <dt className="text-muted">
              <FormattedMessage id="product.fibres" />
            </dt>
            <dd>
              {fibres
                .map(({ name, percent }) => `${formatNumber(percent / 100, PERCENT)} ${name}`)
                .join(', ')}
            </dd>
          </>
        ) : null}
        {labels.length > 0 ? (
          <>
            <dt className="text-muted">
              <FormattedMessage id="product.label" />
            </dt>
            <dd className="flex flex-wrap gap-x-2">
              {labels.map(({ type, slug, name }) =>
                type === 'selection' ? (
                  <Link key={slug} href={paths.shop(locale, { category: slug })} className={valueLink}>
                    {name}
                  </Link>
                ) : (
                  <span key={slug} className="inline-flex min-h-6 items-center">
                    {name}
                  </span>
                ),
              )}
            </dd>
          </>
        ) : null}
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
    </>
  );
}
