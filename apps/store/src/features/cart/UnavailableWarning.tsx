import { formatTime } from '@patine/core';
import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { failureMessage } from '../../lib/failure-message.ts';
import type { CartItem } from './cart.query.ts';
import { useRemoveFromCart } from './remove-from-cart.ts';

/** States after which an item may be bought again. */
const TEMPORARY: ReadonlySet<string | null> = new Set(['reserved', 'upcoming']);

/** True for an item that will not come back: waiting for the end of a reservation is no help. */
const isGone = ({ product }: CartItem) =>
  product.availability === 'SOLD' || (!product.heldUntil && !TEMPORARY.has(product.stateLabel));

/** Lists each item that prevents checkout, and since or until when. One button removes those that are unavailable. */
export function UnavailableWarning({ items }: { items: readonly CartItem[] }) {
  const remove = useRemoveFromCart();
  const [removing, setRemoving] = useState(false);
  if (items.length === 0) return null;
  const unavailable = items.filter(isGone);
  const removeGone = async () => {
    setRemoving(true);
    await Promise.allSettled(unavailable.map((item) => remove.mutateAsync(item)));
    setRemoving(false);
    // The button goes with the last item.
    document.getElementById('main')?.focus();
  };
  return (
    <Alert
      tone="error"
      live
      title={<FormattedMessage id="cart.blocked.title" values={{ count: items.length }} />}
    >
      <ul>
        {items.map(({ variantId, product }) => (
          <li key={variantId}>
            {product.availability !== 'SOLD' && product.heldUntil ? (
              <FormattedMessage
                id="cart.blocked.held"
                values={{ name: product.name, time: formatTime(product.heldUntil) }}
              />
            ) : product.stateLabel === 'reserved' || product.stateLabel === 'upcoming' ? (
              <FormattedMessage id={`cart.blocked.${product.stateLabel}`} values={{ name: product.name }} />
            ) : (
              <FormattedMessage
                id="cart.blocked.gone"
                values={{ name: product.name, availability: product.availability }}
              />
            )}
          </li>
        ))}
      </ul>
      {remove.isError ? (
        <p className="mt-2 font-semibold">
          <FormattedMessage id={failureMessage(remove.error)} />
        </p>
      ) : null}
      {unavailable.length > 0 ? (
        <Button tone="ink" size="sm" className="mt-3" loading={removing} onClick={() => void removeGone()}>
          <FormattedMessage id="cart.removeGone" values={{ count: unavailable.length }} />
        </Button>
      ) : null}
    </Alert>
  );
}
