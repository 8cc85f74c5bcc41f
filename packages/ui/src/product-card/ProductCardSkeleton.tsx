import { Skeleton } from '../skeleton/Skeleton.tsx';

export type ProductCardSkeletonProps = {
  /** True for a square photograph, as on the loading cards. */
  square?: boolean;
};

/** Placeholder of exactly the size of a card, so that the list does not shift when products load. */
export function ProductCardSkeleton({ square = false }: ProductCardSkeletonProps) {
  return (
    <div data-slot="product-card-skeleton" aria-hidden className="min-w-0">
      <span className={square ? 'block aspect-square' : 'block aspect-portrait'}>
        <Skeleton shape="portrait" className="h-full" />
      </span>
      <span className="mt-5 flex items-center text-xs">
        <Skeleton width="third" />
        {'\u00a0'}
      </span>
      <span className="mt-0.5 flex h-11 items-center max-2xl:h-10">
        <Skeleton width="full" className="text-sm" />
      </span>
      <span className="flex items-center text-sm">
        <Skeleton width="half" className="text-xs" />
        {'\u00a0'}
      </span>
      <span className="mt-1 flex h-6 items-center">
        <Skeleton width="quarter" />
      </span>
    </div>
  );
}
