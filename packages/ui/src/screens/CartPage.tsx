import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { AppliedCodes } from '../coupon-form/AppliedCodes.tsx';
import { CouponModal } from '../coupon-form/CouponModal.tsx';
import { PriceDetails } from '../price-details/PriceDetails.tsx';
import { useSampleLanguage } from '../testing/use-sample-language.ts';
import { samplePriceDetails } from '../cart-line/cart.samples.ts';
import { FunnelPage } from './FunnelPage.tsx';
import { SampleItems } from './SampleItems.tsx';
import { useScreenMessages } from './messages.ts';

const ignore = () => undefined;

/** The cart: items by seller, and all amounts. */
export function CartPage() {
  const { messages } = useScreenMessages();
  const translate = useSampleLanguage();
  const [isAdding, setAdding] = useState(false);
  return (
    <FunnelPage
      step="cart"
      aside={
        <>
          <AppliedCodes codes={['BIENVENUE10']} disabled={false} onRemove={ignore} />
          <Button tone="line" size="sm" className="justify-self-start" onClick={() => setAdding(true)}>
            {messages.addCode}
          </Button>
          <CouponModal
            open={isAdding}
            status="initial"
            onAdd={ignore}
            onClose={() => setAdding(false)}
            onReset={ignore}
          />
          <PriceDetails details={translate(samplePriceDetails)} />
          <Button block>{messages.checkout}</Button>
        </>
      }
    >
      <h2 className="sr-only">{messages.products}</h2>
      <SampleItems />
    </FunnelPage>
  );
}
