import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { useMutationState } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { failureMessage } from '../../lib/failure-message.ts';
import { CART_KEY, type Cart, type CartItem } from './cart.query.ts';
import { useRestoreToCart } from './restore-to-cart.ts';
import { itemsOf } from './unavailable-items.ts';

/** Offers to restore the last removed item, until it is back or the notice is dismissed. */
export function RemovedItem({ cart }: { cart: Cart | undefined }) {
  const [closed, setClosed] = useState(0);
  const restore = useRestoreToCart();
  const last = useMutationState({
    filters: { mutationKey: [...CART_KEY, 'remove'], status: 'success' },
    select: ({ state }) => ({ at: state.submittedAt, item: state.variables as CartItem }),
  }).at(-1);
  const isBack = last && cart && itemsOf(cart).some(({ variantId }) => variantId === last.item.variantId);
  if (!last || isBack || last.at <= closed) return null;
  const { item, at } = last;

  return (
    <Alert tone="info" onClose={() => setClosed(at)}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 wrap-break-word">
          <FormattedMessage id="cart.undo.text" values={{ name: item.product.name }} />
        </p>
        <Button tone="line" size="sm" loading={restore.isPending} onClick={() => restore.mutate(item)}>
          <FormattedMessage id="cart.undo" />
        </Button>
      </div>
      {restore.isError ? (
        <p role="alert" className="mt-2 font-semibold text-garance">
          <FormattedMessage
            id={failureMessage(restore.error, {
              ITEM_UNAVAILABLE: 'cart.undo.gone',
              CART_FULL: 'cart.undo.full',
            })}
          />
        </p>
      ) : null}
    </Alert>
  );
}
