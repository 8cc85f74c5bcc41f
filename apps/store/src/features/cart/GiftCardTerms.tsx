import { Money } from '@patine/ui/money/Money';
import { PlainDate } from '@patine/ui/plain-date/PlainDate';
import { FormattedMessage } from 'react-intl';
import type { Cart } from './cart.query.ts';

/** Remaining balance and expiry date of each gift card in the cart. */
export const GiftCardTerms = ({ giftCards }: Pick<Cart, 'giftCards'>) =>
  giftCards.length === 0 ? null : (
    <ul className="grid gap-1 text-sm text-muted">
      {giftCards.map(({ code, balance, expiresAt }) => (
        <li key={code} className="wrap-anywhere">
          <FormattedMessage
            id={expiresAt ? 'cart.giftCard.until' : 'cart.giftCard.unlimited'}
            values={{
              code,
              balance: <Money value={balance} />,
              date: expiresAt ? <PlainDate value={expiresAt} /> : null,
            }}
          />
        </li>
      ))}
    </ul>
  );
