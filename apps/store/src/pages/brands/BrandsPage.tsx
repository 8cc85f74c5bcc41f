import { Breadcrumb } from '@patine/ui/breadcrumb/Breadcrumb';
import { Link } from '@patine/ui/link/Link';
import { PageHeading } from '@patine/ui/page-heading/PageHeading';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import {
  alphabet,
  brandsQuery,
  byLetter,
  mostStocked,
  type Brand,
} from '../../features/catalogue/brands.query.ts';
import { OwnPageHead } from '../../layouts/OwnPageHead.tsx';
import { useLocale, useStore } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';

const anchorOf = (letter: string) => (letter === '#' ? 'other' : letter.toLowerCase());

/** Brands from A to Z, with their number of products for sale. */
export default function BrandsPage() {
  const { api, locale } = useStore();
  const { formatMessage } = useIntl();
  const { data: brands = [] } = useQuery(brandsQuery(api, useQueryClient(), locale));
  const letters = byLetter(brands);
  const most = mostStocked(brands);
  return (
    <div className="wrap">
      <OwnPageHead page="brands" titleId="brands.title" descriptionId="brands.description" />
      <Breadcrumb
        trail={[{ label: formatMessage({ id: 'shop.home' }), href: paths.home(locale) }]}
        current={formatMessage({ id: 'brands.title' })}
      />
      <PageHeading
        title={<FormattedMessage id="brands.title" />}
        aside={<FormattedMessage id="brands.count" values={{ count: brands.length }} />}
      />
      <nav aria-label={formatMessage({ id: 'brands.letters' })} className="stitch-t stitch-b py-2">
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-y-1 sm:flex sm:flex-wrap 2xl:justify-between">
          {alphabet(letters.map(([letter]) => letter)).map(({ letter, hasBrands }) => (
            <li key={letter} className="grid h-11 heading text-xl sm:min-w-11">
              {hasBrands ? (
                <a href={`#${anchorOf(letter)}`} className="grid place-items-center rounded hover:bg-ecru">
                  {letter}
                </a>
              ) : (
                <span className="grid place-items-center text-muted">{letter}</span>
              )}
            </li>
          ))}
        </ul>
      </nav>
      {most.length > 0 ? (
        <section aria-labelledby="most-stocked" className="stitch-b py-8">
          <h2 id="most-stocked" className="text-sm text-muted">
            <FormattedMessage id="brands.most" />
          </h2>
          <ul className="mt-2 grid grid-cols-[auto_auto] justify-start gap-x-6 gap-y-1 sm:flex sm:flex-wrap sm:gap-x-8 xl:gap-x-12">
            {most.map((brand) => (
              <li key={brand.slug} className="min-w-0">
                <BrandLink brand={brand} className="heading text-xl sm:text-2xl xl:text-3xl" />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <div className="py-8 sm:columns-2 sm:gap-x-6 md:columns-3 md:gap-x-12 xl:columns-4 min-[105em]:columns-5">
        {letters.map(([letter, found]) => (
          <section key={letter} id={anchorOf(letter)} className="mb-8 scroll-mt-24 break-inside-avoid">
            <h2 className="stitch-b pb-2 heading text-3xl text-garance">{letter}</h2>
            <ul className="mt-2 grid grid-cols-2 gap-x-6 sm:block">
              {found.map((brand) => (
                <li key={brand.slug}>
                  <BrandLink brand={brand} className="min-h-10 pointer-coarse:min-h-11" />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

type BrandLinkProps = { brand: Brand; className: string };

/** A brand and, where it is known, its number of products. */
function BrandLink({ brand: { slug, name, count }, className }: BrandLinkProps) {
  const locale = useLocale();
  return (
    <Link href={paths.shop(locale, { brands: [slug] })} className={`group flex items-center ${className}`}>
      {/* The number stands behind the last word, also of a name in two lines. */}
      <span className="min-w-0 wrap-break-word">
        <span className="underline-offset-4 group-hover:underline">{name}</span>
        {count === null ? null : (
          <span className="font-text text-sm tracking-normal text-muted tabular-nums">
            {'\u00a0\u00a0'}
            <FormattedNumber value={count} />
            <span className="sr-only">
              {' '}
              <FormattedMessage id="brands.pieces" values={{ count }} />
            </span>
          </span>
        )}
      </span>
    </Link>
  );
}
