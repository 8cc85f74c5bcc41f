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
function ReductionName({ code, offer }: { code: string; offer: string }) {
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

const sumOfAll = (reductions: readonly ReductionFieldsFragment[]) =>
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

export type FeeLineProps = {
  /** Name of the fee. */
  label: ReactNode;
  /** The fee before reductions. */
  price: MoneyValue;
  /** Reductions of this fee that have a name. */
  reductions: readonly ReductionFieldsFragment[];
  /** Total of its reductions; that of the named ones unless set. */
  reduced?: MoneyValue;
  /** Shown instead of zero. */
  free?: ReactNode;
};

/** What a fee costs. What it is without its reductions stands below the label: only amounts that make the total are in their column. */
export function FeeLine({ label, price, reductions, reduced, free }: FeeLineProps) {
  const named = sumOfAll(reductions);
  const all = Math.max(named, Math.abs(reduced?.amount ?? 0));
  const cost = price.amount - all;
  return (
    <PriceLine
      label={label}
      notes={
        all > 0 ? (
          <>
            <li>
              <FormattedMessage
                id="ui.price-details.before"
                values={{ price: <Money value={price} exact /> }}
              />
            </li>
            {reductions.map(({ code, offerDescription, amount }) => (
              <FeeReduction
                key={`${code} ${offerDescription}`}
                name={<ReductionName code={code} offer={offerDescription} />}
                amount={amount}
              />
            ))}
            {all > named ? (
              <FeeReduction
                name={<FormattedMessage id="ui.price-details.reductions" />}
                amount={{ ...price, amount: all - named }}
              />
            ) : null}
          </>
        ) : null
      }
    >
      {cost === 0 && free ? free : <Money value={{ ...price, amount: cost }} exact />}
    </PriceLine>
  );
}

const FeeReduction = ({ name, amount }: { name: ReactNode; amount: MoneyValue }) => (
  <li>
    <FormattedMessage
      id="ui.price-details.reduction"
      values={{ name, amount: <Deduction amount={amount} /> }}
    />
  </li>
);
