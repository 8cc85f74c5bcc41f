import { CartLine } from '@patine/ui/cart-line/CartLine';
import { ReceiptTable } from '@patine/ui/receipt-table/ReceiptTable';
import { Skeleton } from '@patine/ui/skeleton/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { orderQuery } from '../../features/orders/order.query.ts';
import { useStore } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';

/** Items and prices of a paid order; nothing if they fail to load. */
export function OrderedItems({ id }: { id: string }) {
  const { api, locale } = useStore();
  const { data: order, isError } = useQuery(orderQuery(api, id));
  if (isError) return null;
  const products = order?.parcels.flatMap(({ items }) => items.map(({ orderItem }) => orderItem));

  return (
    <section aria-labelledby="bought" aria-busy={!order} className="border border-line bg-white p-5 sm:p-6">
      <h2 id="bought" className="heading mb-5 text-2xl">
        <FormattedMessage id="order-confirm.pieces" />
      </h2>
      {order && products ? (
        <>
          <ul className="stitch-b mb-5 grid gap-4 pb-5">
            {products.map(({ id: item, product, paidAmount }) => (
              <li key={item}>
                <CartLine
                  product={product}
                  size={product.variants[0]?.size}
                  href={paths.product(locale, product.slug)}
                  price={paidAmount}
                />
              </li>
            ))}
          </ul>
          <ReceiptTable order={order} />
        </>
      ) : (
        <div className="grid h-60 content-start gap-4">
          <Skeleton width="full" />
          <Skeleton width="half" />
        </div>
      )}
    </section>
  );
}
