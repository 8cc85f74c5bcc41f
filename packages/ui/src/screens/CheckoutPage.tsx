import { useState, type ReactNode } from 'react';
import { AddressCard } from '../address-card/AddressCard.tsx';
import { sampleAddress } from '../address-card/address.samples.ts';
import { Button } from '../button/Button.tsx';
import { CouponForm } from '../coupon-form/CouponForm.tsx';
import { HoldNotice } from '../hold-notice/HoldNotice.tsx';
import { PaymentButtons } from '../payment-buttons/PaymentButtons.tsx';
import { PriceDetails } from '../price-details/PriceDetails.tsx';
import { samplePoints } from '../relay-point-picker/relay.samples.ts';
import { RelayPointPicker } from '../relay-point-picker/RelayPointPicker.tsx';
import { sampleMethods } from '../shipping-method-picker/shipping.samples.ts';
import {
  ShippingMethodPicker,
  type ShippingChoice,
} from '../shipping-method-picker/ShippingMethodPicker.tsx';
import { useSampleLanguage } from '../testing/use-sample-language.ts';
import { samplePriceDetails } from '../cart-line/cart.samples.ts';
import { FunnelPage } from './FunnelPage.tsx';
import { SampleItems } from './SampleItems.tsx';
import { useScreenMessages } from './messages.ts';

const ignore = () => undefined;

type PartProps = { title: string; children: ReactNode };

const Part = ({ title, children }: PartProps) => (
  <section>
    <h2 className="heading mb-4 text-2xl">{title}</h2>
    {children}
  </section>
);

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
          <SampleItems />
          <CouponForm status="initial" codes={['BIENVENUE10']} onAdd={ignore} onRemove={ignore} />
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
            <RelayPointPicker points={samplePoints} value={point} onChange={setPoint} near="75010 Paris" />
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
