import { formatTime } from '@patine/core';
import { Alert } from '@patine/ui/alert/Alert';
import { FormattedMessage } from 'react-intl';
import type { CartItem } from './cart.query.ts';

/** Lists each item that prevents checkout, and since or until when. */
export function UnavailableWarning({ items }: { items: readonly CartItem[] }) {
  if (items.length === 0) return null;
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
            ) : product.stateLabel === 'reserved' ? (
              <FormattedMessage id="cart.blocked.reserved" values={{ name: product.name }} />
            ) : (
              <FormattedMessage
                id="cart.blocked.gone"
                values={{ name: product.name, availability: product.availability }}
              />
            )}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
