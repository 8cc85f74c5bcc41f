import { formatTime } from '@patine/core';
import type { ErrorName } from '@patine/contract/errors';
import { Alert } from '@patine/ui/alert/Alert';
import { TextLink } from '@patine/ui/text-link/TextLink';
import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { lazyMessages } from '../../i18n/lazy-messages.ts';
import { ApiError } from '../../lib/api-error.ts';
import { failureMessage } from '../../lib/failure-message.ts';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';

const ChangedPrices = lazy(lazyMessages(() => import('./ChangedPrices.tsx')));

const WORDS: Partial<Record<ErrorName, string>> = {
  MISSING_DELIVERY_ADDRESS: 'checkout.failure.address',
  MISSING_SHIPPING_METHOD: 'checkout.failure.method',
  SHIPPING_METHOD_UNAVAILABLE: 'checkout.failure.method',
  SERVICE_POINT_REQUIRED: 'checkout.failure.method',
  ITEM_BEING_PAID: 'checkout.failure.beingPaid',
  ITEM_RESERVED: 'checkout.failure.reserved',
  ITEM_UNAVAILABLE: 'checkout.failure.gone',
  CART_EMPTY: 'checkout.failure.empty',
  NOT_FOUND: 'checkout.failure.empty',
  INVALID_COUPON: 'checkout.failure.coupon',
  PRICE_CHANGED: 'checkout.failure.price',
  TOO_MANY_HOLDS: 'checkout.failure.holds',
  PAYMENT_PROVIDER_UNAVAILABLE: 'checkout.failure.provider',
  IDEMPOTENCY_IN_FLIGHT: 'checkout.failure.inFlight',
};

const LEADS_TO_CART = new Set<ErrorName>([
  'ITEM_BEING_PAID',
  'ITEM_RESERVED',
  'ITEM_UNAVAILABLE',
  'CART_EMPTY',
  'NOT_FOUND',
]);

export type PaymentFailureProps = {
  error: Error;
  /** Returns the names of the items that prevent payment. */
  productNames: (references: readonly number[]) => string[];
};

/** Why the payment did not start, and what to do next. Nothing was charged in any of these cases. */
export default function PaymentFailure({ error, productNames }: PaymentFailureProps) {
  const locale = useLocale();
  const body = error instanceof ApiError ? error.body : null;
  const names = productNames(body?.productReferences ?? []);
  const id = failureMessage(error, { UNKNOWN: 'checkout.failure.unknown', ...WORDS });
  return (
    <Alert tone="error" live title={<FormattedMessage id="checkout.failure.title" />}>
      <p>
        <FormattedMessage
          id={id}
          values={{
            products: names.join(', '),
            count: names.length,
            hasTime: body?.heldUntil ? 'yes' : 'no',
            time: body?.heldUntil ? formatTime(body.heldUntil) : '',
          }}
        />
      </p>
      {body?.priceChange ? (
        <Suspense>
          <ChangedPrices change={body.priceChange} productNames={productNames} />
        </Suspense>
      ) : null}
      {body?.name === 'ACCESS_DENIED' ? (
        <TextLink href={paths.login(locale, paths.checkout(locale))}>
          <FormattedMessage id="login.title" />
        </TextLink>
      ) : null}
      {body && LEADS_TO_CART.has(body.name) ? (
        <TextLink href={paths.cart(locale)}>
          <FormattedMessage id="checkout.backToCart" />
        </TextLink>
      ) : null}
    </Alert>
  );
}
