import { Children, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { LiveRegion } from '../live-region/LiveRegion.tsx';
import { ProductCardSkeleton } from '../product-card/ProductCardSkeleton.tsx';
import { productGridVariants } from './product-grid.variants.ts';

export type ProductGridProps = {
  /** The cards, in order. */
  children?: ReactNode;
  /** Columns on phones; wider screens have three, then four. */
  columns?: 1 | 2;
  /** While the cards are not there: how many rooms to keep. */
  loading?: number;
  /** Name of the list for screen readers, when no heading says it. */
  label?: string;
};

export function ProductGrid({ children, columns = 2, loading, label }: ProductGridProps) {
  const className = productGridVariants({ columns });
  if (loading) return <LoadingGrid className={className} count={loading} />;
  return (
    <ul data-slot="product-grid" aria-label={label} className={className}>
      {Children.map(children, (card) => (
        <li className="min-w-0">{card}</li>
      ))}
    </ul>
  );
}

function LoadingGrid({ className, count }: { className: string; count: number }) {
  const { formatMessage } = useIntl();
  const rooms = Array.from({ length: count }, (_, place) => `room-${place}`);
  return (
    <>
      <LiveRegion message={formatMessage({ id: 'ui.product-grid.loading' })} />
      <div data-slot="product-grid" className={className}>
        {rooms.map((room) => (
          <ProductCardSkeleton key={room} />
        ))}
      </div>
    </>
  );
}
