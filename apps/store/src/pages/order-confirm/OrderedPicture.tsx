import { Picture } from '@patine/ui/picture/Picture';
import { Skeleton } from '@patine/ui/skeleton/Skeleton';
import type { Order } from '../../features/orders/order.query.ts';

/** The first item's picture, large; its height is kept while the order is loading. */
export function OrderedPicture({ order }: { order: Order | undefined }) {
  const first = order?.parcels
    .flatMap(({ items }) => items.map(({ orderItem }) => orderItem.product))
    .find(({ image }) => image);
  if (order && !first?.image) return null;
  return (
    <div className="min-w-0 sm:max-lg:max-w-96 lg:sticky lg:top-6 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:self-start print:hidden">
      {first?.image ? (
        <Picture
          id={first.image.id}
          alt={first.name}
          sizes="(min-width: 60em) 32rem, 100vw"
          ratio="portrait"
          eager
        />
      ) : (
        <Skeleton shape="block" className="aspect-portrait h-auto! w-full" />
      )}
    </div>
  );
}
