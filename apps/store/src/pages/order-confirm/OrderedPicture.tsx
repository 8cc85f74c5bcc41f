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
    <div className="col-start-1 row-start-1 min-w-0 lg:row-span-2 lg:row-start-1 print:hidden">
      {first?.image ? (
        <Picture
          id={first.image.id}
          alt={first.name}
          sizes="(min-width: 43em) min(40vw, 29rem), 29vw"
          ratio="portrait"
          eager
        />
      ) : (
        <Skeleton shape="block" className="aspect-portrait h-auto! w-full" />
      )}
    </div>
  );
}
