import { productIndex } from '@patine/contract/search/indexes';
import { DropBanner } from '@patine/ui/drop-banner/DropBanner';
import { DropClock } from '@patine/ui/drop-clock/DropClock';
import { ProductGrid } from '@patine/ui/product-grid/ProductGrid';
import { searchAttribution } from '../../lib/search-attribution.ts';
import { useLocale } from '../../lib/store-context.tsx';
import type { DropWithProducts } from './drops.query.ts';
import { useDropClock } from './use-drop-clock.ts';
import { useProductCards } from './use-product-cards.tsx';

export type LiveDropProps = {
  drop: DropWithProducts;
  readAt: number;
  /** Place in the list: the pictures change sides, and the first one is in the first view. */
  place: number;
};

/** A live drop: its picture and countdown, and a row of its newest products. */
export function LiveDrop({ drop: { products, queryID, ...drop }, readAt, place }: LiveDropProps) {
  const cards = useProductCards();
  const clock = useDropClock(readAt);
  const index = productIndex('chrono', useLocale());
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <DropBanner
        drop={drop}
        cover={drop}
        side={place % 2 === 0 ? 'end' : 'start'}
        priority={place === 0}
        clock={drop.endAt ? <DropClock drop={drop} clock={clock} /> : null}
      />
      {products.length > 0 ? (
        <ProductGrid
          {...searchAttribution(queryID, index)}
          label={drop.name}
          // One full row at every number of columns, two on phones.
          className="sm:*:nth-[n+4]:hidden xl:*:nth-4:block min-[105em]:*:nth-5:block max-sm:*:nth-5:hidden"
        >
          {cards(products, place === 0 ? 4 : 0)}
        </ProductGrid>
      ) : null}
    </div>
  );
}
