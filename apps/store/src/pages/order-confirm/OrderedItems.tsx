import { CartLine } from '@patine/ui/cart-line/CartLine';
import { ReceiptTable } from '@patine/ui/receipt-table/ReceiptTable';
import { Skeleton } from '@patine/ui/skeleton/Skeleton';
import { FormattedMessage } from 'react-intl';
import type { Order } from '../../features/orders/order.query.ts';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';

/** Items and prices of a paid order, once they are loaded. */
export function OrderedItems({ order }: { order: Order | undefined }) {
  const locale = useLocale();
  const products = order?.parcels.flatMap(({ items }) => items.map(({ orderItem }) => orderItem));

  return (
    <section aria-labelledby="bought" aria-busy={!order} className="border border-line bg-surface p-5 sm:p-6">
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
