import { productIndex } from '@patine/contract/search/indexes';
import { Countdown } from '@patine/ui/countdown/Countdown';
import { DropBanner } from '@patine/ui/drop-banner/DropBanner';
import { ProductGrid } from '@patine/ui/product-grid/ProductGrid';
import { searchAttribution } from '../../lib/search-attribution.ts';
import { useLocale } from '../../lib/store-context.tsx';
import type { DropWithProducts } from './drops.query.ts';
import { useProductCards } from './use-product-cards.tsx';

export type LiveDropProps = { drop: DropWithProducts; readAt: number; first: boolean };

/** A live drop: its banner, its countdown and its newest products. */
export function LiveDrop({ drop: { products, queryID, ...drop }, readAt, first }: LiveDropProps) {
  const cards = useProductCards();
  const index = productIndex('chrono', useLocale());
  const clock = drop.endAt ? <Countdown endAt={Date.parse(drop.endAt)} renderedAt={readAt} /> : null;
  return (
    <div className="grid gap-6">
      <DropBanner drop={drop} clock={clock} />
      {products.length > 0 ? (
        <ProductGrid {...searchAttribution(queryID, index)} label={drop.name}>
          {cards(products, first ? 4 : 0)}
        </ProductGrid>
      ) : null}
    </div>
  );
}
