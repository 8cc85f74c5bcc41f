import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { PageHeading } from '@patine/ui/page-heading/PageHeading';
import { FormattedMessage } from 'react-intl';
import { CartSkeleton } from '../../features/cart/CartSkeleton.tsx';
import { RemovedItem } from '../../features/cart/RemovedItem.tsx';
import { useCartUpdates } from '../../features/cart/use-cart-updates.ts';
import { useCartState } from '../../features/cart/use-cart.ts';
import { PageHead } from '../../layouts/PageHead.tsx';
import { failureMessage } from '../../lib/failure-message.ts';
import { CartView } from './CartView.tsx';
import { NoProductsYet } from '../../features/catalogue/NoProductsYet.tsx';

export default function CartPage() {
  useCartUpdates();
  const { data: cart, isLoading, error, refetch } = useCartState();
  return (
    <>
      <PageHead titleId="cart.title" noindex />
      {cart && cart.count > 0 ? (
        <CartView cart={cart} />
      ) : (
        <>
          <PageHeading title={<FormattedMessage id="cart.title" />} />
          {isLoading ? <CartSkeleton /> : null}
          {error && !cart ? (
            <Alert tone="error" live>
              <p>
                <FormattedMessage id={failureMessage(error)} />
              </p>
              <Button tone="line" size="sm" className="mt-3" onClick={() => void refetch()}>
                <FormattedMessage id="failure.retry" />
              </Button>
            </Alert>
          ) : null}
          {!isLoading && !(error && !cart) ? (
            <>
              <RemovedItem cart={cart} />
              <NoProductsYet messagePrefix="cart" />
            </>
          ) : null}
        </>
      )}
    </>
  );
}
