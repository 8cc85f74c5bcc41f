import type { ProductHit } from '@patine/contract/search/record';
import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import { Link } from '../link/Link.tsx';
import { CardPrice } from '../product-card/CardPrice.tsx';
import type { CardOptions } from '../product-card/card-options.ts';
import { Picture } from '../picture/Picture.tsx';

export type SimilarProductsProps = Omit<ComponentPropsWithRef<'section'>, 'title'> & {
  /** Heading of the row. */
  title: string;
  /** Pieces that can be bought; the first three are shown. */
  hits: readonly ProductHit[];
  /** Options of cards, from `useCardOptions`. */
  options: CardOptions;
  /** URL of a piece's page. */
  hrefOf: (hit: ProductHit) => string;
};

const SHOWN = 3;

/** Three small cards in a row, for a piece that is gone. */
export function SimilarProducts({ title, hits, options, hrefOf, className, ...rest }: SimilarProductsProps) {
  if (hits.length === 0) return null;
  return (
    <section
      data-slot="similar-products"
      aria-label={title}
      className={cx('grid gap-3', className)}
      {...rest}
    >
      <h2 className="text-sm font-semibold">{title}</h2>
      <ul className="grid grid-cols-3 gap-3">
        {hits.slice(0, SHOWN).map((hit) => (
          <li key={hit.objectID} className="group relative min-w-0">
            <Picture
              id={hit.image}
              whole={hit.wholeImage}
              alt=""
              sizes="(min-width: 55em) 9rem, 33vw"
              maxWidth={512}
            />
            <Link
              href={hrefOf(hit)}
              target={options.target}
              className="mt-2 block text-sm/snug after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-(color:--focus)"
            >
              <span
                lang={hit.nameLanguage}
                className="line-clamp-2 min-h-[2lh] group-hover:underline group-hover:underline-offset-4"
              >
                {hit.name}
              </span>
            </Link>
            <p className="truncate text-sm text-muted">{hit.sizeLabel}</p>
            <CardPrice product={hit} options={options} quiet={false} />
          </li>
        ))}
      </ul>
    </section>
  );
}
