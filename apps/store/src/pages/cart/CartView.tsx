import { RETURN_WINDOW_DAYS } from '@patine/core';
import { PageHeading } from '@patine/ui/page-heading/PageHeading';
import { PriceDetails } from '@patine/ui/price-details/PriceDetails';
import { Skeleton } from '@patine/ui/skeleton/Skeleton';
import { TextLink } from '@patine/ui/text-link/TextLink';
import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { Suggestions } from '../../features/catalogue/Suggestions.tsx';
import { CartLines } from '../../features/cart/CartLines.tsx';
import { Customs } from '../../features/cart/Customs.tsx';
import { DeliveryHint } from '../../features/cart/DeliveryHint.tsx';
import type { Cart } from '../../features/cart/cart.query.ts';
import { itemsOf, unavailableItems } from '../../features/cart/unavailable-items.ts';
import { UnavailableWarning } from '../../features/cart/UnavailableWarning.tsx';
import { useCartUpdating } from '../../features/cart/use-cart.ts';
import { cheapestMethod } from '../../features/checkout/preselected-shipping-method.ts';
import { Instalments } from '../../features/payment-options/Instalments.tsx';
import { lazyMessages } from '../../i18n/lazy-messages.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import { returnFeeValues } from '../../lib/return-fee.tsx';
import { CheckoutBar } from './CheckoutBar.tsx';
import { CheckoutLink } from './CheckoutLink.tsx';
import { DeliveryForecast } from './DeliveryForecast.tsx';

const PaymentReturn = lazy(lazyMessages(() => import('../checkout/PaymentReturn.tsx')));
const CodesModal = lazyPart(() => import('../../features/cart/CodesModal.tsx'), {
  onIdle: () => true,
  fallback: <Skeleton shape="block" className="h-10" />,
});

export function CartView({ cart }: { cart: Cart }) {
  const locale = useLocale();
  const updating = useCartUpdating();
  const blocked = unavailableItems(cart);
  const items = itemsOf(cart);
  const total = cart.priceDetails.totalAmount;
  const [query] = useSearchParams();
  const cheapest = cheapestMethod(cart.shippingMethods);

  return (
    <>
      <PageHeading
        title={<FormattedMessage id="cart.title" />}
        aside={<FormattedMessage id="cart.count" values={{ count: cart.count }} />}
      />
      <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_26rem] 2xl:gap-x-14 2xl:grid-cols-[minmax(0,1fr)_28rem] min-[105em]:grid-cols-[minmax(0,1fr)_36rem]">
        <div className="grid min-w-0 gap-4 sm:gap-6">
          {query.has('payment') ? (
            <Suspense>
              <PaymentReturn />
            </Suspense>
          ) : null}
          <UnavailableWarning items={blocked} />
          <h2 className="sr-only">
            <FormattedMessage id="cart.pieces" />
          </h2>
          <CartLines
            cart={cart}
            arrival={cart.shippingMethod ?? cheapest}
            className="border border-line bg-surface p-4 sm:p-6 sm:[--line-picture:8rem] 2xl:[--line-picture:9rem]"
          />
        </div>
        <section
          aria-labelledby="cart-summary"
          aria-busy={updating || undefined}
          className="grid min-w-0 gap-5 border border-line bg-surface p-5 xl:sticky xl:top-6"
        >
          <h2 id="cart-summary" className="heading text-2xl">
            <FormattedMessage id="cart.summary" />
          </h2>
          <CodesModal cart={cart} />
          <PriceDetails details={cart.priceDetails} shippingChosen={cart.shippingMethod !== null} />
          <div className="grid gap-1 bg-ecru px-4 py-3 text-sm empty:hidden">
            <DeliveryForecast cart={cart} />
            <DeliveryHint cart={cart} />
          </div>
          <Customs cart={cart} />
          <p className="text-sm text-muted empty:hidden">
            <Instalments sum={total} exact />
          </p>
          <div className="max-xl:hidden">
            <CheckoutLink blocked={blocked.length > 0} updating={updating} />
          </div>
          <p className="text-sm text-muted">
            <FormattedMessage
              id="cart.returns"
              values={{ days: RETURN_WINDOW_DAYS, ...returnFeeValues(cart.returnFee) }}
            />
          </p>
          <TextLink href={paths.shop(locale)} size="sm">
            <FormattedMessage id="cart.goOn" />
          </TextLink>
        </section>
        <CheckoutBar
          total={total}
          shippingChosen={cart.shippingMethod !== null}
          deliveryFrom={cheapest?.totalPrice}
          blocked={blocked.length > 0}
          updating={updating}
        />
      </div>
      <Suggestions alike={items[0]?.product.name} without={items.map(({ product }) => product.reference)} />
    </>
  );
}
