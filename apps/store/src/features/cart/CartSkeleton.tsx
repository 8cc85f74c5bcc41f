import { Skeleton } from '@patine/ui/skeleton/Skeleton';
import { FormattedMessage } from 'react-intl';

/** Skeleton of a cart that is loading. */
export function CartSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-8 xl:grid-cols-[1fr_26rem]">
      <p className="sr-only" aria-live="polite">
        <FormattedMessage id="cart.loading" />
      </p>
      <div className="grid gap-4">
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </div>
      <Skeleton shape="block" className="h-72" />
    </div>
  );
}
