import { Breadcrumb } from '@patine/ui/breadcrumb/Breadcrumb';
import { Link } from '@patine/ui/link/Link';
import { PageHeading } from '@patine/ui/page-heading/PageHeading';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { brandsQuery, byLetter } from '../../features/catalogue/brands.query.ts';
import { PageHead } from '../../layouts/PageHead.tsx';
import { useStore } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';

const anchorOf = (letter: string) => (letter === '#' ? 'other' : letter.toLowerCase());

/** Brands from A to Z, with their number of products for sale. */
export default function BrandsPage() {
  const { api, locale } = useStore();
  const { formatMessage } = useIntl();
  const { data: brands = [] } = useQuery(brandsQuery(api, useQueryClient(), locale));
  const letters = byLetter(brands);
  return (
    <div className="wrap">
      <PageHead titleId="brands.title" descriptionId="brands.description" />
      <Breadcrumb
        trail={[{ label: formatMessage({ id: 'shop.home' }), href: paths.home(locale) }]}
        current={formatMessage({ id: 'brands.title' })}
      />
      <PageHeading
        title={<FormattedMessage id="brands.title" />}
        aside={<FormattedMessage id="brands.count" values={{ count: brands.length }} />}
      />
      <nav aria-label={formatMessage({ id: 'brands.letters' })} className="stitch-t stitch-b py-2">
        <ul className="flex flex-wrap gap-1">
          {letters.map(([letter]) => (
            <li key={letter}>
              <a
                href={`#${anchorOf(letter)}`}
                className="grid size-11 place-items-center rounded heading text-xl hover:bg-ecru"
              >
                {letter}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {letters.map(([letter, found]) => (
        <section
          key={letter}
          id={anchorOf(letter)}
          className="grid scroll-mt-24 gap-x-9 gap-y-3 border-b border-line py-8 last:border-0 sm:grid-cols-[4rem_1fr]"
        >
          <h2 className="heading text-4xl leading-none text-garance">{letter}</h2>
          <ul className="gap-x-9 sm:columns-2 xl:columns-3">
            {found.map(({ slug, name, count }) => (
              <li key={slug} className="break-inside-avoid">
                <Link
                  href={paths.shop(locale, { brands: [slug] })}
                  className="group flex min-h-11 items-center gap-3"
                >
                  <span className="min-w-0 wrap-break-word underline-offset-4 group-hover:underline">
                    {name}
                  </span>
                  {count === null ? null : (
                    <span className="ml-auto text-sm text-muted tabular-nums">
                      <FormattedNumber value={count} />
                      <span className="sr-only">
                        {' '}
                        <FormattedMessage id="brands.pieces" values={{ count }} />
                      </span>
                    </span>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
