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
    <section
      aria-labelledby="bought"
      aria-busy={!order}
      className="col-span-2 min-w-0 border border-line bg-surface p-5 sm:p-6 lg:p-8 2xl:col-span-1 2xl:col-start-3 2xl:row-span-2 2xl:row-start-1 2xl:self-start 2xl:p-6"
    >
      <h2 id="bought" className="heading mb-5 text-2xl">
        <FormattedMessage id="order-confirm.pieces" />
      </h2>
      {order && products ? (
        <div className="grid items-start gap-x-14 lg:max-2xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <ul className="grid gap-x-8 gap-y-4 max-lg:mb-5 max-lg:stitch-b max-lg:pb-5 sm:max-2xl:has-[>:nth-child(2)]:grid-cols-2 2xl:mb-5 2xl:stitch-b 2xl:pb-5">
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
          <ReceiptTable order={order} className="lg:sticky lg:top-6" />
        </div>
      ) : (
        <div className="grid h-60 content-start gap-4">
          <Skeleton width="full" />
          <Skeleton width="half" />
        </div>
      )}
    </section>
  );
}
