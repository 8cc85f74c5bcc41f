import { Alert } from '@patine/ui/alert/Alert';
import { LiveRegion } from '@patine/ui/live-region/LiveRegion';
import { SubCart, type SubCartProps } from '@patine/ui/sub-cart/SubCart';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { failureMessage } from '../../lib/failure-message.ts';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import type { Cart } from './cart.query.ts';
import { RemovedItem } from './RemovedItem.tsx';
import { useRemoveFromCart } from './remove-from-cart.ts';

export type CartLinesProps = {
  cart: Cart;
  /** Expected delivery days. */
  arrival?: SubCartProps['arrival'];
  /** Classes of each seller's section. */
  className?: string;
};

/** Items grouped by seller, as they are shipped. After a removal the focus stays in the list. */
export function CartLines({ cart, arrival, className }: CartLinesProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const list = useRef<HTMLDivElement>(null);
  const remove = useRemoveFromCart();
  const removed = remove.isSuccess ? remove.variables.product.name : null;

  return (
    <div ref={list} tabIndex={-1} className="grid gap-6 outline-none">
      <LiveRegion
        message={
          removed === null ? '' : formatMessage({ id: 'cart.removed' }, { name: removed, count: cart.count })
        }
      />
      {remove.isError ? (
        <Alert tone="error" live>
          <FormattedMessage id={failureMessage(remove.error)} />
        </Alert>
      ) : null}
      <RemovedItem cart={cart} />
      {cart.subCarts.map((subCart) => (
        <SubCart
          key={subCart.store.id}
          subCart={subCart}
          arrival={arrival}
          {...(className ? { className } : {})}
          productHref={(slug) => paths.product(locale, slug)}
          sellerHref={(slug) => paths.seller(locale, slug)}
          removing={remove.isPending ? remove.variables.variantId : undefined}
          onRemove={(item) => {
            if (remove.isPending) return;
            remove.mutate(item, { onSuccess: () => list.current?.focus() });
          }}
        />
      ))}
    </div>
  );
}
