import { Alert } from '@patine/ui/alert/Alert';
import { PageHeading } from '@patine/ui/page-heading/PageHeading';
import { FormattedMessage } from 'react-intl';
import { useAddresses } from '../../features/addresses/addresses.query.ts';
import { CartSkeleton } from '../../features/cart/CartSkeleton.tsx';
import { useCartUpdates } from '../../features/cart/use-cart-updates.ts';
import { useCartState } from '../../features/cart/use-cart.ts';
import { PageHead } from '../../layouts/PageHead.tsx';
import { failureMessage } from '../../lib/failure-message.ts';
import { EmptyCart } from '../cart/EmptyCart.tsx';
import { CheckoutView } from './CheckoutView.tsx';

export default function CheckoutPage() {
  useCartUpdates();
  const { cart, isWaiting, error: cartError } = useCartState(true);
  const { data: addresses, error: addressError } = useAddresses();
  const error = cart ? (addresses ? null : addressError) : cartError;
  const loading = isWaiting || !addresses;
  const isEmpty = !error && !loading && (!cart || cart.count === 0);

  return (
    <>
      <PageHead titleId="checkout.title" noindex />
      {isEmpty ? <EmptyCart cart={cart} /> : <PageHeading title={<FormattedMessage id="checkout.title" />} />}
      {error ? (
        <Alert tone="error" live>
          <FormattedMessage id={failureMessage(error)} />
        </Alert>
      ) : null}
      {!error && loading ? <CartSkeleton /> : null}
      {cart && cart.count > 0 && addresses ? <CheckoutView cart={cart} addresses={addresses} /> : null}
    </>
  );
}
