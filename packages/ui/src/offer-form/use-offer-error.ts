import { formatMoney, type OfferBounds } from '@patine/core';
import { useIntl } from 'react-intl';
import type { OfferProblem } from './offer-amount.ts';
import { amountFailures, finalFailures, type OfferFailure } from './offer-failure.ts';

type OfferState = {
  /** The validation error of the typed amount. */
  problem: OfferProblem | null;
  failure: OfferFailure | null;
  bounds: OfferBounds;
};

const problems: Record<OfferProblem, string> = {
  EMPTY: 'ui.offer-form.empty',
  TOO_LOW: 'ui.offer-form.tooLow',
  TOO_HIGH: 'ui.offer-form.tooHigh',
};

/** Returns the error message of the field. An error of the typed amount takes precedence over the api's failure. */
export function useOfferError({ problem, failure, bounds: { min, max } }: OfferState): string | undefined {
  const { formatMessage, locale } = useIntl();
  const price = (amount: number) => formatMoney({ amount, currency: max.currency }, locale);
  const formatError = (id: string, least: number) =>
    formatMessage({ id }, { min: price(least), max: price(max.amount) });

  if (problem) return formatError(problems[problem], min.amount);
  if (!failure || finalFailures[failure.name]) return undefined;
  return formatError(amountFailures[failure.name] ?? 'ui.offer-form.unknown', failure.minPrice ?? min.amount);
}
