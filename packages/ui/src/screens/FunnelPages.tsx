import { useState, type ReactNode } from 'react';
import { AddressCard } from '../address-card/AddressCard.tsx';
import { sampleAddress } from '../address-card/address.samples.ts';
import { Button } from '../button/Button.tsx';
import { samplePriceDetails, sampleSubCarts } from '../cart-line/cart.samples.ts';
import { CouponForm } from '../coupon-form/CouponForm.tsx';
import { FunnelLayout } from '../funnel-layout/FunnelLayout.tsx';
import { HoldNotice } from '../hold-notice/HoldNotice.tsx';
import { Logo } from '../logo/Logo.tsx';
import { PageHeading } from '../page-heading/PageHeading.tsx';
import { PaymentButtons } from '../payment-buttons/PaymentButtons.tsx';
import { PriceDetails } from '../price-details/PriceDetails.tsx';
import { samplePoints } from '../relay-point-picker/relay.samples.ts';
import { RelayPointPicker } from '../relay-point-picker/RelayPointPicker.tsx';
import { sampleMethods } from '../shipping-method-picker/shipping.samples.ts';
import {
  ShippingMethodPicker,
  type ShippingChoice,
} from '../shipping-method-picker/ShippingMethodPicker.tsx';
import { SubCart } from '../sub-cart/SubCart.tsx';
import { useSampleLanguage } from '../testing/use-sample-language.ts';
import { useScreenMessages } from './messages.ts';

const ignore = () => undefined;

type PartProps = { title: string; children: ReactNode };

const Part = ({ title, children }: PartProps) => (
  <section>
    <h2 className="heading mb-4 text-2xl">{title}</h2>
    {children}
  </section>
);

function Items() {
  const translate = useSampleLanguage();
  return translate(sampleSubCarts).map((subCart) => (
    <SubCart
      key={subCart.store.id}
      subCart={subCart}
      productHref={(slug) => `/produit/${slug}`}
      onRemove={ignore}
    />
  ));
}

type FunnelPageProps = { step: 'cart' | 'payment'; aside: ReactNode; children: ReactNode };

function FunnelPage({ step, aside, children }: FunnelPageProps) {
  const { messages } = useScreenMessages();
  return (
    <FunnelLayout
      logo={<Logo href="/" size="sm" />}
      step={step}
      cartHref="/cart"
      paymentHref="/cart/checkout"
    >
      <main className="wrap py-8">
        {step === 'cart' ? <PageHeading title={messages.cartTitle} aside={messages.threeItems} /> : null}
        {step === 'payment' ? <h1 className="sr-only">{messages.payment}</h1> : null}
        <div className="grid items-start gap-x-14 gap-y-8 xl:grid-cols-[minmax(0,1fr)_26rem]">
          <div className="grid min-w-0 gap-8">{children}</div>
          <section className="grid min-w-0 gap-5 border border-line bg-white p-5">
            <h2 className="heading text-2xl">{messages.order}</h2>
            {aside}
          </section>
        </div>
      </main>
    </FunnelLayout>
  );
}

/** The cart: items by seller, and all amounts. */
export function CartPage() {
  const { messages } = useScreenMessages();
  const translate = useSampleLanguage();
  return (
    <FunnelPage
      step="cart"
      aside={
        <>
          <CouponForm status="initial" codes={['BIENVENUE10']} onAdd={ignore} onRemove={ignore} />
          <PriceDetails details={translate(samplePriceDetails)} />
          <Button block>{messages.checkout}</Button>
        </>
      }
    >
      <h2 className="sr-only">{messages.products}</h2>
      <Items />
    </FunnelPage>
  );
}

/** Address, shipping and payment on one page. */
export function CheckoutPage() {
  const { messages } = useScreenMessages();
  const translate = useSampleLanguage();
  const [choice, setChoice] = useState<ShippingChoice>({ deliveryType: 'GROUPED', deliveryMethod: 'RELAY' });
  const [point, setPoint] = useState('1');
  const change = (
    <Button tone="line" size="sm">
      {messages.change}
    </Button>
  );
  return (
    <FunnelPage
      step="payment"
      aside={
        <>
          <Items />
          <PriceDetails details={translate(samplePriceDetails)} />
        </>
      }
    >
      <Part title={messages.address}>
        <AddressCard address={sampleAddress} actions={change} />
      </Part>
      <Part title={messages.deliveryStep}>
        <ShippingMethodPicker methods={sampleMethods} value={choice} onChange={setChoice}>
          {choice.deliveryMethod === 'RELAY' ? (
            <RelayPointPicker points={samplePoints} value={point} onChange={setPoint} />
          ) : null}
        </ShippingMethodPicker>
      </Part>
      <Part title={messages.payment}>
        <div className="grid gap-3">
          <HoldNotice minutes={30} />
          <PaymentButtons
            providers={['STRIPE', 'PAYPAL']}
            total={samplePriceDetails.totalAmount}
            onPay={ignore}
          >
            {messages.terms}
          </PaymentButtons>
        </div>
      </Part>
    </FunnelPage>
  );
}
