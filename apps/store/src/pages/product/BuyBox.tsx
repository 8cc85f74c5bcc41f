import { Suspense, lazy } from 'react';
import type { Product } from '../../features/catalogue/product.query.ts';
import { useInBrowser } from '../../lib/use-browser-fact.ts';
import { lazyMessages } from '../../i18n/lazy-messages.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { BuyButton } from './BuyButton.tsx';
import { OfferPart } from './OfferPart.tsx';
import type { Buying } from './use-buying.ts';

/** Lazy, because few products are customisable. */
const CustomText = lazy(lazyMessages(() => import('./CustomText.tsx')));

const GoneNotice = lazyPart(lazyMessages(() => import('./GoneNotice.tsx')));

const PaymentInProgress = lazy(lazyMessages(() => import('../../features/checkout/PaymentInProgress.tsx')));

/** Custom text and button; phones have the button in the sticky bar. */
export function BuyBox({ product, buying }: { product: Product; buying: Buying | null }) {
  const inBrowser = useInBrowser();
  // Cached HTML must not depend on the time.
  const until = inBrowser ? product.heldUntil : null;
  if (!buying) {
    const notice = <GoneNotice product={product} />;
    if (!until) return notice;
    return (
      <Suspense fallback={notice}>
        <PaymentInProgress product={product} until={until} />
      </Suspense>
    );
  }

  return (
    <div className="mt-5 grid gap-3 empty:hidden">
      {product.attributes.customTextLabel ? (
        <div className="min-h-26">
          {inBrowser ? (
            <Suspense>
              <CustomText attributes={product.attributes} buying={buying} />
            </Suspense>
          ) : null}
        </div>
      ) : null}
      <div className="hidden sm:block">
        <BuyButton buying={buying} />
      </div>
      <OfferPart product={product} />
    </div>
  );
}
