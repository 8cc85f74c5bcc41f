import { ProductCardSkeleton } from '@patine/ui/product-card/ProductCardSkeleton';

const WAITING = ['a', 'b', 'c', 'd', 'e'];

/** As high as a row of cards, so that nothing moves when it arrives. */
export function SuggestionSkeleton() {
  return (
    <div aria-hidden className="grid gap-5 noscript:hidden">
      <div className="min-h-11" />
      <div className="flex gap-3 overflow-hidden sm:gap-0 min-[105em]:gap-5">
        {WAITING.map((place) => (
          <div
            key={place}
            className="w-[44%] shrink-0 [--portrait:217/328] sm:w-[16.25rem] sm:pe-[2.6875rem] min-[105em]:w-[calc((100%-6.25rem)/6)] min-[105em]:pe-0"
          >
            <ProductCardSkeleton />
          </div>
        ))}
      </div>
    </div>
  );
}
