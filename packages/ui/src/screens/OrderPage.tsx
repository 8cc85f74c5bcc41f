import { AddressCard } from '../address-card/AddressCard.tsx';
import { sampleAddress } from '../address-card/address.samples.ts';
import { Button } from '../button/Button.tsx';
import { sampleProducts } from '../cart-line/cart.samples.ts';
import { CartLine } from '../cart-line/CartLine.tsx';
import { FileLink } from '../file-link/FileLink.tsx';
import { OrderState } from '../order-status/OrderState.tsx';
import { PageHeading } from '../page-heading/PageHeading.tsx';
import { ParcelTimeline } from '../parcel-timeline/ParcelTimeline.tsx';
import { sampleSteps } from '../parcel-timeline/steps.samples.ts';
import { sampleReceipt } from '../receipt-table/receipt.samples.ts';
import { ReceiptTable } from '../receipt-table/ReceiptTable.tsx';
import { useSampleLanguage } from '../testing/use-sample-language.ts';
import { AccountPage } from './AccountPage.tsx';
import { useScreenMessages } from './messages.ts';

/** A single order: the progress of its parcel, where it goes, and what it cost. */
export function OrderPage() {
  const { messages } = useScreenMessages();
  const translate = useSampleLanguage();
  return (
    <AccountPage back={{ label: messages.myOrders, href: '/account/orders', always: true }}>
      <PageHeading title={messages.orderTitle}>
        <span className="text-sm tabular-nums">{messages.orderMeta}</span>
      </PageHeading>
      <OrderState status="PAID" parcels={[{ steps: sampleSteps(3) }]} className="mb-6 text-lg" />
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
      <section className="mt-8">
        <h2 className="heading mb-4 text-2xl">{messages.deliveryStep}</h2>
        <div className="border border-line bg-surface p-5 sm:p-6">
          <AddressCard address={sampleAddress} />
        </div>
      </section>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button tone="ink">{messages.withdraw}</Button>
        <Button tone="line">{messages.return}</Button>
      </div>
      <section className="mt-8 max-w-form">
        <h2 className="heading mb-4 text-2xl">{messages.receipt}</h2>
        <div className="border border-line bg-surface p-5">
          <ReceiptTable order={translate(sampleReceipt)} />
        </div>
        <FileLink href="#" name={messages.invoice} type="PDF" className="mt-4" />
      </section>
    </AccountPage>
  );
}
