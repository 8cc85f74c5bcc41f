import type { PriceChange } from '@patine/contract/errors';
import { euros } from '@patine/core';
import { Money } from '@patine/ui/money/Money';
import { FormattedMessage } from 'react-intl';

export type ChangedPricesProps = {
  change: PriceChange;
  /** Returns the names of items in the cart. */
  productNames: (references: readonly number[]) => string[];
};

const sum = (amount: number) => <Money value={euros(amount)} exact />;

/** The displayed and the current prices, items first, then the total. */
export default function ChangedPrices({ change: { items, totalAmount }, productNames }: ChangedPricesProps) {
  return (
    <ul className="my-2 grid gap-1">
      {items.map(({ productReference, shown, current }) => {
        const [name] = productReference === null ? [] : productNames([productReference]);
        return name ? (
          <li key={productReference}>
            <FormattedMessage
              id="checkout.change.item"
              values={{
                name,
                change: shown === null ? 'added' : current === null ? 'gone' : 'price',
                shown: sum(shown ?? 0),
                current: sum(current ?? 0),
              }}
            />
          </li>
        ) : null;
      })}
      {totalAmount.shown === totalAmount.current ? null : (
        <li className="font-semibold">
          <FormattedMessage
            id="checkout.change.total"
            values={{ shown: sum(totalAmount.shown), current: sum(totalAmount.current) }}
          />
        </li>
      )}
    </ul>
  );
}
