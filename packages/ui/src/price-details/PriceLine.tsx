import type { ReductionFieldsFragment } from '@patine/contract/operations';
import type { Money as MoneyValue } from '@patine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Money } from '../money/Money.tsx';

export type PriceLineProps = {
  /** What the sum is for. */
  label: ReactNode;
  /** The sum, at the end of the line. */
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

/** A code with what it offers, or the one without the other: an automatic discount has no code. */
function ReductionName({ code, offer }: { code: string; offer: string }) {
  if (code === '') return offer;
  return (
    <FormattedMessage
      id={offer === '' ? 'ui.price-details.codeAlone' : 'ui.price-details.code'}
      values={{ code, offer }}
    />
  );
}

/** What each code or offer takes away; the sums come positive and are told with their sign. */
export function ReductionLines({ reductions }: { reductions: readonly ReductionFieldsFragment[] }) {
  return reductions.map(({ code, offerDescription, amount }) => (
    <PriceLine
      key={`${code} ${offerDescription}`}
      label={<ReductionName code={code} offer={offerDescription} />}
    >
      <span className="text-garance">
        −<Money value={{ ...amount, amount: Math.abs(amount.amount) }} exact />
      </span>
    </PriceLine>
  ));
}

export type OtherReductionProps = {
  /** All that is taken away. */
  total: MoneyValue;
  /** What of it is told by code already. */
  told: readonly ReductionFieldsFragment[];
};

/** What is taken away without a code of its own, so that the lines always make the total. */
export function OtherReduction({ total, told }: OtherReductionProps) {
  const byCode = told.reduce((sum, { amount }) => sum + Math.abs(amount.amount), 0);
  const rest = Math.abs(total.amount) - byCode;
  if (rest <= 0) return null;
  return (
    <PriceLine label={<FormattedMessage id="ui.price-details.reductions" />}>
      <span className="text-garance">
        −<Money value={{ ...total, amount: rest }} exact />
      </span>
    </PriceLine>
  );
}
