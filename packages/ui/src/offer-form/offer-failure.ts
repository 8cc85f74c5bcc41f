import type { ErrorName } from '@patine/contract/errors';

export type OfferFailureName = Extract<ErrorName, `OFFER_${string}` | 'TOO_MANY_ATTEMPTS' | 'UNKNOWN'>;

/** Why the api refused an offer. */
export type OfferFailure = {
  name: OfferFailureName;
  /** The lowest possible offer in hundredths, for OFFER_TOO_LOW. */
  minPrice?: number;
};

/** Failures that another amount can fix: shown next to the field. */
export const amountFailures: Partial<Record<OfferFailureName, string>> = {
  OFFER_TOO_LOW: 'ui.offer-form.tooLow',
  OFFER_ABOVE_PRICE: 'ui.offer-form.tooHigh',
};

/** Failures that no amount can fix: shown above the form, which is then disabled. */
export const finalFailures: Partial<Record<OfferFailureName, string>> = {
  OFFER_BY_SOMEBODY_ELSE: 'ui.offer-form.bySomebodyElse',
  OFFER_CLOSED_PERIOD: 'ui.offer-form.closedPeriod',
  OFFER_ALREADY_MADE: 'ui.offer-form.alreadyMade',
  TOO_MANY_ATTEMPTS: 'ui.offer-form.tooMany',
};
