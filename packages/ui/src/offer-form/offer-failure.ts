import type { ErrorName } from '@patine/contract/errors';

export type OfferFailureName = Extract<ErrorName, `OFFER_${string}` | 'TOO_MANY_ATTEMPTS' | 'UNKNOWN'>;

/** Why the api refused an offer. */
export type OfferFailure = {
  name: OfferFailureName;
  /** Hundredths, with OFFER_TOO_LOW: the least that is taken. */
  minPrice?: number;
};

/** Refusals that another amount mends: told beside the field. */
export const amountFailures: Partial<Record<OfferFailureName, string>> = {
  OFFER_TOO_LOW: 'ui.offer-form.tooLow',
  OFFER_ABOVE_PRICE: 'ui.offer-form.tooHigh',
};

/** Refusals that no amount mends: told above the form, which then sends nothing more. */
export const finalFailures: Partial<Record<OfferFailureName, string>> = {
  OFFER_BY_SOMEBODY_ELSE: 'ui.offer-form.bySomebodyElse',
  OFFER_CLOSED_PERIOD: 'ui.offer-form.closedPeriod',
  OFFER_ALREADY_MADE: 'ui.offer-form.alreadyMade',
  TOO_MANY_ATTEMPTS: 'ui.offer-form.tooMany',
};
