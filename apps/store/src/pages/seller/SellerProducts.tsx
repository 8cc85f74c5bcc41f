import { productIndex } from '@patine/contract/search/indexes';
import { Button } from '@patine/ui/button/Button';
import { EmptyState } from '@patine/ui/empty-state/EmptyState';
import { Link } from '@patine/ui/link/Link';
import { ProductGrid } from '@patine/ui/product-grid/ProductGrid';
import { FormattedMessage } from 'react-intl';
import type { Seller } from '../../features/catalogue/seller.query.ts';
import { useProductCards } from '../../features/catalogue/use-product-cards.tsx';
import { searchAttribution } from '../../lib/search-attribution.ts';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';

export type SellerProductsProps = { name: string; products: NonNullable<Seller['products']> };

/** The seller's newest products; a search for its name finds the others. */
export function SellerProducts({ name, products: { hits, count, queryID } }: SellerProductsProps) {
  const locale = useLocale();
  const cards = useProductCards();
  if (hits.length === 0)
    return (
      <EmptyState
        title={<FormattedMessage id="seller.nothing" />}
        action={
          <Button asChild tone="line">
            <Link href={paths.shop(locale, { sortby: 'chrono' })}>
              <FormattedMessage id="seller.toShop" />
            </Link>
          </Button>
        }
      />
    );
  return (
    <section aria-labelledby="products" className="mt-8">
      <h2 id="products" className="mb-5 heading scroll-mt-24 text-3xl">
        <FormattedMessage id="seller.pieces" />
      </h2>
      <ProductGrid
        // Four rows of five, where a link leads to the rest.
        className={count > hits.length ? 'min-[105em]:*:nth-[n+21]:hidden' : ''}
        {...searchAttribution(queryID, productIndex('chrono', locale))}
      >
        {cards(hits)}
      </ProductGrid>
      {count > hits.length ? (
        <p className="mt-10 text-center">
          <Button asChild tone="line">
            <Link href={paths.search(locale, name)} rel="nofollow">
              <FormattedMessage id="seller.search" values={{ name }} />
            </Link>
          </Button>
        </p>
      ) : null}
    </section>
  );
}
