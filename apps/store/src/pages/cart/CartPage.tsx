import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { PageHeading } from '@patine/ui/page-heading/PageHeading';
import { FormattedMessage } from 'react-intl';
import { useLoaderData } from 'react-router-dom';
import { CartSkeleton } from '../../features/cart/CartSkeleton.tsx';
import { useCartUpdates } from '../../features/cart/use-cart-updates.ts';
import { useCartState } from '../../features/cart/use-cart.ts';
import { PageHead } from '../../layouts/PageHead.tsx';
import { failureMessage } from '../../lib/failure-message.ts';
import type { CartData } from './cart.loader.ts';
import { CartView } from './CartView.tsx';
import { EmptyCart } from './EmptyCart.tsx';

export default function CartPage() {
  useCartUpdates();
  const { mayHaveCart } = useLoaderData<CartData>();
  const { cart, isWaiting, error, refetch } = useCartState(mayHaveCart);
  return (
    <>
      <PageHead titleId="cart.title" noindex />
      {cart && cart.count > 0 ? (
        <CartView cart={cart} />
      ) : isWaiting || error ? (
        <PageHeading title={<FormattedMessage id="cart.title" />} />
      ) : (
        <EmptyCart cart={cart} />
      )}
      {isWaiting ? <CartSkeleton /> : null}
      {error ? (
        <Alert tone="error" live>
          <p>
            <FormattedMessage id={failureMessage(error)} />
          </p>
          <Button tone="line" size="sm" className="mt-3" onClick={() => void refetch()}>
            <FormattedMessage id="failure.retry" />
          </Button>
        </Alert>
      ) : null}
    </>
  );
}
