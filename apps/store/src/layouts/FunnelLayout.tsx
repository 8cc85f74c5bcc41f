import { FunnelLayout as LayoutContent } from '@patine/ui/funnel-layout/FunnelLayout';
import type { FunnelStep } from '@patine/ui/funnel-layout/FunnelSteps';
import { SkipLink } from '@patine/ui/skip-link/SkipLink';
import { Outlet, useLocation } from 'react-router-dom';
import { unavailableItems } from '../features/cart/unavailable-items.ts';
import { useCart, useCartUpdating } from '../features/cart/use-cart.ts';
import { useLocale } from '../lib/store-context.tsx';
import { useEarlyInput } from '../lib/use-early-input.ts';
import { matchPage, type PageName } from '../pages.ts';
import { paths } from '../paths.ts';
import { ScrollRestoration } from './ScrollRestoration.tsx';
import { LegalFooter } from './LegalFooter.tsx';
import { PageProgress } from './PageProgress.tsx';
import { ShopLogo } from './ShopLogo.tsx';

/** The confirmation comes after the last step. */
const STEPS: { [Name in PageName]?: FunnelStep } = { cart: 'cart', checkout: 'payment' };

/** Cart, checkout and confirmation, without the links of the shop's header. */
export function FunnelLayout() {
  useEarlyInput();
  const locale = useLocale();
  const page = matchPage(useLocation().pathname)?.name;
  const step = page && STEPS[page];
  const cart = useCart();
  const updating = useCartUpdating();
  const isOpen =
    step === 'cart' && !updating && !!cart && cart.count > 0 && unavailableItems(cart).length === 0;
  return (
    <>
      <SkipLink />
      <PageProgress />
      <ScrollRestoration />
      <LayoutContent
        logo={<ShopLogo />}
        step={step}
        cartHref={paths.cart(locale)}
        paymentHref={isOpen ? paths.checkout(locale) : undefined}
      >
        <main id="main" tabIndex={-1} className="wrap py-5 text-pretty outline-none sm:py-8">
          <Outlet />
        </main>
        <div className="wrap">
          <LegalFooter />
        </div>
      </LayoutContent>
    </>
  );
}
