import type { ReductionFieldsFragment } from '@patine/contract/operations';
import type { Money as MoneyValue } from '@patine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Money } from '../money/Money.tsx';

export type PriceLineProps = {
  /** Label of the amount. */
  label: ReactNode;
  /** The amount, at the end of the line. */
  children: ReactNode;
  /** True for the total. */
  strong?: boolean;
};

export function PriceLine({ label, children, strong = false }: PriceLineProps) {
  const row = strong
    ? 'col-span-2 mt-1 grid grid-cols-subgrid stitch-t pt-3 text-lg font-bold'
    : 'col-span-2 grid grid-cols-subgrid';
  return (
    <div className={row}>
      <dt className="min-w-0 wrap-break-word">{label}</dt>
      <dd className="text-end">{children}</dd>
    </div>
  );
}

/** A code with its description, or one of them: an automatic discount has no code. */
function ReductionName({ code, offer }: { code: string; offer: string }) {
  if (code === '') return offer;
  return (
    <FormattedMessage
      id={offer === '' ? 'ui.price-details.codeAlone' : 'ui.price-details.code'}
      values={{ code, offer }}
    />
  );
}

/** A line per reduction. Amounts are positive and displayed with a minus sign. */
export function ReductionLines({ reductions }: { reductions: readonly ReductionFieldsFragment[] }) {
  return reductions.map(({ code, offerDescription, amount }) => (
    <PriceLine
      key={`${code} ${offerDescription}`}
      label={<ReductionName code={code} offer={offerDescription} />}
    >
      <span className="text-moss">
        −<Money value={{ ...amount, amount: Math.abs(amount.amount) }} exact />
      </span>
    </PriceLine>
  ));
}

export type OtherReductionProps = {
  /** Total of all reductions. */
  total: MoneyValue;
  /** Reductions with their own lines. */
  listed: readonly ReductionFieldsFragment[];
};

/** A line for the reductions without their own line, so that the lines add up to the total. */
export function OtherReduction({ total, listed }: OtherReductionProps) {
  const byCode = listed.reduce((sum, { amount }) => sum + Math.abs(amount.amount), 0);
  const rest = Math.abs(total.amount) - byCode;
  if (rest <= 0) return null;
  return (
    <PriceLine label={<FormattedMessage id="ui.price-details.reductions" />}>
      <span className="text-moss">
        −<Money value={{ ...total, amount: rest }} exact />
      </span>
    </PriceLine>
  );
}
