import { carouselGap, carouselItemVariants } from '@patine/ui/carousel/carousel.variants';
import { ProductCardSkeleton } from '@patine/ui/product-card/ProductCardSkeleton';

const WAITING = ['a', 'b', 'c', 'd', 'e'];

/** As high as a row of cards, so that nothing moves when it arrives. */
export function SuggestionSkeleton() {
  return (
    <div aria-hidden className="grid gap-5 noscript:hidden">
      <div className="min-h-11" />
      <div className={`flex overflow-hidden ${carouselGap}`}>
        {WAITING.map((place) => (
          <div key={place} className={carouselItemVariants()}>
            <ProductCardSkeleton />
          </div>
        ))}
      </div>
    </div>
  );
}
