import { Button } from '../button/Button.tsx';
import { CouponForm } from '../coupon-form/CouponForm.tsx';
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
      <SampleItems />
    </FunnelPage>
  );
}
