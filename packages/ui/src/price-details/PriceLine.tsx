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
  /** List items that explain the amount, below the label. */
  notes?: ReactNode;
  /** True for the total. */
  strong?: boolean;
};

export function PriceLine({ label, children, notes, strong = false }: PriceLineProps) {
  const row = strong
    ? 'col-span-2 mt-1 grid grid-cols-subgrid stitch-t pt-3 text-lg font-bold'
    : 'col-span-2 grid grid-cols-subgrid';
  return (
    <div className={row}>
      <dt className="min-w-0 wrap-break-word">{label}</dt>
      <dd className="text-end">{children}</dd>
      {notes ? (
        <dd className="col-span-2">
          <ul className="text-sm text-muted">{notes}</ul>
        </dd>
      ) : null}
    </div>
  );
}

/** A code with its description, or one of them: an automatic discount has no code. */
export function ReductionName({ code, offer }: { code: string; offer: string }) {
  if (code === '') return offer;
  return (
    <FormattedMessage
      id={offer === '' ? 'ui.price-details.codeAlone' : 'ui.price-details.code'}
      values={{ code, offer }}
    />
  );
}

/** An amount that is taken off. */
export const Deduction = ({ amount }: { amount: MoneyValue }) => (
  <Money value={{ ...amount, amount: -Math.abs(amount.amount) }} exact />
);

/** A line per reduction. */
export function ReductionLines({ reductions }: { reductions: readonly ReductionFieldsFragment[] }) {
  return reductions.map(({ code, offerDescription, amount }) => (
    <PriceLine
      key={`${code} ${offerDescription}`}
      label={<ReductionName code={code} offer={offerDescription} />}
    >
      <span className="text-moss">
        <Deduction amount={amount} />
      </span>
    </PriceLine>
  ));
}

/** The sum of reductions in hundredths, without its sign. */
export const sumOfAll = (reductions: readonly ReductionFieldsFragment[]) =>
  reductions.reduce((sum, { amount }) => sum + Math.abs(amount.amount), 0);

export type OtherReductionProps = {
  /** Total of all reductions. */
  total: MoneyValue;
  /** Reductions with their own lines. */
  listed: readonly ReductionFieldsFragment[];
};

/** A line for the reductions without their own line, so that the lines add up to the total. */
export function OtherReduction({ total, listed }: OtherReductionProps) {
  const rest = Math.abs(total.amount) - sumOfAll(listed);
  if (rest <= 0) return null;
  return (
    <PriceLine label={<FormattedMessage id="ui.price-details.reductions" />}>
      <span className="text-moss">
        <Deduction amount={{ ...total, amount: rest }} />
      </span>
    </PriceLine>
  );
}
