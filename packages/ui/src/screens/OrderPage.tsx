import { Button } from '../button/Button.tsx';
import { sampleProducts } from '../cart-line/cart.samples.ts';
import { CartLine } from '../cart-line/CartLine.tsx';
import { OrderStatusBadge } from '../order-status/OrderStatusBadge.tsx';
import { PageHeading } from '../page-heading/PageHeading.tsx';
import { ParcelTimeline } from '../parcel-timeline/ParcelTimeline.tsx';
import { sampleSteps } from '../parcel-timeline/steps.samples.ts';
import { useSampleLanguage } from '../testing/use-sample-language.ts';
import { AccountPage } from './AccountPage.tsx';
import { useScreenMessages } from './messages.ts';

/** A single order with the progress of its parcel. */
export function OrderPage() {
  const { messages } = useScreenMessages();
  const translate = useSampleLanguage();
  return (
    <AccountPage back={{ label: messages.myOrders, href: '/account/orders', always: true }}>
      <PageHeading title={messages.orderTitle} aside={<OrderStatusBadge status="PAID" />}>
        <span className="text-sm tabular-nums">{messages.orderMeta}</span>
      </PageHeading>
      <section className="grid gap-6 border border-line bg-surface p-4 sm:p-6">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 className="text-lg font-semibold">{messages.parcel}</h2>
          <p className="text-sm text-muted tabular-nums">{messages.tracking}</p>
        </div>
        <ParcelTimeline steps={sampleSteps(3)} relay />
        <ul className="grid gap-4">
          {Object.values(translate(sampleProducts)).map((product) => (
            <li key={product.id}>
              <CartLine
                product={product}
                size="L"
                href={`/produit/${product.slug}`}
                price={product.pricing.currentPrice}
              />
            </li>
          ))}
        </ul>
      </section>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button>{messages.return}</Button>
        <Button tone="line">{messages.withdraw}</Button>
      </div>
    </AccountPage>
  );
}
