import type { ReductionFieldsFragment } from '@patine/contract/operations';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Money } from '../money/Money.tsx';

export type PriceLineProps = {
  label: ReactNode;
  children: ReactNode;
  /** True for the sum that is paid. */
  strong?: boolean;
};

export function PriceLine({ label, children, strong = false }: PriceLineProps) {
  const row = strong
    ? 'col-span-2 mt-1 grid grid-cols-subgrid stitch-t pt-3 text-lg font-bold'
    : 'col-span-2 grid grid-cols-subgrid';
  return (
    <div className={row}>
      <dt className="min-w-0 wrap-break-word">{label}</dt>
      <dd className="text-right">{children}</dd>
    </div>
  );
}

/** What each code or offer takes away; the sums come positive and are told with their sign. */
export function ReductionLines({ reductions }: { reductions: readonly ReductionFieldsFragment[] }) {
  return reductions.map(({ code, offerDescription, amount }) => (
    <PriceLine
      key={code}
      label={<FormattedMessage id="ui.price-details.code" values={{ code, offer: offerDescription }} />}
    >
      <span className="text-garance">
        −<Money value={{ ...amount, amount: Math.abs(amount.amount) }} exact />
      </span>
    </PriceLine>
  ));
}
