import type { ReductionFieldsFragment } from '@patine/contract/operations';
import type { Money as MoneyValue } from '@patine/core';
import { FormattedMessage } from 'react-intl';
import { Money } from '../money/Money.tsx';
import { Deduction, PriceLine, ReductionName, sumOfAll } from './PriceLine.tsx';

/** A fee and what is taken off it. */
export type Fee = {
  /** The fee before reductions; zero where there is none. */
  price: MoneyValue;
  /** Its reductions that have a name. */
  reductions: readonly ReductionFieldsFragment[];
  /** Total of its reductions; that of the named ones unless set. */
  reduced?: MoneyValue;
};

export type DeliveryLineProps = {
  /** The fee of the parcels. */
  shipping: Fee;
  /** The fee of the control of a grouped delivery. */
  qualityControl: Fee;
};

const reductionOf = ({ reductions, reduced }: Fee) =>
  Math.max(sumOfAll(reductions), Math.abs(reduced?.amount ?? 0));

/** One entry per name: a code may take off both fees. */
function byName(reductions: readonly ReductionFieldsFragment[]) {
  const found = new Map<string, ReductionFieldsFragment>();
  for (const reduction of reductions) {
    const name = `${reduction.code} ${reduction.offerDescription}`;
    const before = found.get(name);
    const amount = sumOfAll(before ? [before, reduction] : [reduction]);
    found.set(name, { ...reduction, amount: { ...reduction.amount, amount } });
  }
  return [...found.values()];
}

/**
 * What delivery costs in all, as the shipping methods show it. Its fees and reductions are below the label: only amounts
 * that make the total are in their column.
 */
export function DeliveryLine({ shipping, qualityControl }: DeliveryLineProps) {
  const reduced = reductionOf(shipping) + reductionOf(qualityControl);
  const cost = shipping.price.amount + qualityControl.price.amount - reduced;
  const reductions = byName([...shipping.reductions, ...qualityControl.reductions]);
  const unnamed = reduced - sumOfAll(reductions);
  const isChecked = qualityControl.price.amount > 0;
  return (
    <PriceLine
      label={<FormattedMessage id="ui.price-details.shipping" />}
      notes={
        isChecked || reduced > 0 ? (
          <>
            <Part id={isChecked ? 'ui.price-details.carriage' : 'ui.price-details.before'} fee={shipping} />
            {isChecked ? <Part id="ui.price-details.qualityControl" fee={qualityControl} /> : null}
            {reductions.map(({ code, offerDescription, amount }) => (
              <li key={`${code} ${offerDescription}`}>
                <FormattedMessage
                  id="ui.price-details.reduction"
                  values={{
                    name: <ReductionName code={code} offer={offerDescription} />,
                    amount: <Deduction amount={amount} />,
                  }}
                />
              </li>
            ))}
            {unnamed > 0 ? (
              <li>
                <FormattedMessage
                  id="ui.price-details.reduction"
                  values={{
                    name: <FormattedMessage id="ui.price-details.reductions" />,
                    amount: <Deduction amount={{ ...shipping.price, amount: unnamed }} />,
                  }}
                />
              </li>
            ) : null}
          </>
        ) : null
      }
    >
      {cost === 0 ? (
        <FormattedMessage id="ui.price-details.free" />
      ) : (
        <Money value={{ ...shipping.price, amount: cost }} exact />
      )}
    </PriceLine>
  );
}

const Part = ({ id, fee }: { id: string; fee: Fee }) => (
  <li>
    <FormattedMessage id={id} values={{ price: <Money value={fee.price} exact /> }} />
  </li>
);
