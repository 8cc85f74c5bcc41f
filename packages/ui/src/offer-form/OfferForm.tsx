import type { OfferBounds } from '@patine/core';
import { cx } from 'class-variance-authority';
import { useState, type ComponentPropsWithRef, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Alert } from '../alert/Alert.tsx';
import { Button } from '../button/Button.tsx';
import { Chip } from '../chip/Chip.tsx';
import { Money } from '../money/Money.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { offerAmount, offerPercent, offerProblem, offerSuggestions } from './offer-amount.ts';
import { finalFailures, type OfferFailure } from './offer-failure.ts';
import { OfferProcess } from './OfferProcess.tsx';
import { OfferScale } from './OfferScale.tsx';
import { useOfferError } from './use-offer-error.ts';

export type OfferFormProps = Omit<ComponentPropsWithRef<'form'>, 'onSubmit'> & {
  /** The lowest and the highest possible offer, both included. */
  bounds: OfferBounds;
  /** Why the last offer was refused; null for none. */
  failure?: OfferFailure | null;
  /** True while the offer is being sent. */
  saving?: boolean;
  /** Called with a valid amount in hundredths. */
  onOffer: (amount: number) => void;
};

/** Form for an amount within bounds, with the next steps; its children are beside the button. */
export function OfferForm(props: OfferFormProps) {
  const { bounds, failure = null, saving = false, onOffer, className, children, ...rest } = props;
  const { formatMessage, formatNumber } = useIntl();
  const [text, setText] = useState('');
  const [attempted, setAttempted] = useState(false);
  const amount = offerAmount(text);
  const problem = offerProblem(amount, bounds);
  const error = useOfferError({ problem: attempted ? problem : null, failure, bounds });
  const final = failure && finalFailures[failure.name];
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAttempted(true);
    if (amount !== null && !problem && !final && !saving) onOffer(amount);
    else event.currentTarget.querySelector('input')?.focus();
  };

  return (
    <form
      data-slot="offer-form"
      noValidate
      className={cx('grid max-w-form gap-5', className)}
      {...rest}
      onSubmit={submit}
    >
      {final ? (
        <Alert tone="error" live>
          <FormattedMessage id={final} />
        </Alert>
      ) : null}
      <OfferScale bounds={bounds} amount={amount} />
      <TextField
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        disabled={Boolean(final)}
        label={formatMessage({ id: 'ui.offer-form.amount' })}
        hint={<OfferHint bounds={bounds} amount={problem ? null : amount} />}
        error={error}
        trailing={currencySign(formatNumber, bounds.max.currency)}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{formatMessage({ id: 'ui.offer-form.suggestions' })}</legend>
        {offerSuggestions(bounds).map((value) => (
          <Chip
            key={value.amount}
            active={value.amount === amount}
            aria-pressed={value.amount === amount}
            disabled={Boolean(final)}
            onClick={() => setText(formatNumber(value.amount / 100, { useGrouping: false }))}
          >
            <Money value={value} />
          </Chip>
        ))}
      </fieldset>
      <OfferProcess className="stitch-t pt-5" />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={saving} disabled={Boolean(final)}>
          <FormattedMessage id="ui.offer-form.send" />
        </Button>
        {children}
      </div>
    </form>
  );
}

type OfferHintProps = { bounds: OfferBounds; amount: number | null };

function OfferHint({ bounds, amount }: OfferHintProps) {
  if (amount === null || amount === bounds.max.amount) {
    return (
      <FormattedMessage
        id="ui.offer-form.between"
        values={{ min: <Money value={bounds.min} />, max: <Money value={bounds.max} /> }}
      />
    );
  }
  const less = { ...bounds.max, amount: bounds.max.amount - amount };
  return (
    <FormattedMessage
      id="ui.offer-form.less"
      values={{ less: <Money value={less} />, percent: offerPercent(amount, bounds) }}
    />
  );
}

type FormatNumber = ReturnType<typeof useIntl>['formatNumber'];

const currencySign = (formatNumber: FormatNumber, currency: string) =>
  formatNumber(0, { style: 'currency', currency, maximumFractionDigits: 0 }).replaceAll(/[\d\s]/gu, '');
