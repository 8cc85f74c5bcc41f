import { HOUR_MS } from '@patine/core';
import { remember, remembered } from '../../lib/browser-storage.ts';

const PENDING_OFFER = 'pending-offer';

/** Who logs in later than this has another thing in mind. */
const KEPT_MS = HOUR_MS;

/** A reference and when an offer was wished for, in milliseconds since 1970. */
export const pendingOffer = {
  write: (reference: number, now: number) => `${reference} ${now}`,
  isFor: (text: string, reference: number, now: number): boolean => {
    const [, wished, at] = /^(\d{1,10}) (\d{1,15})$/.exec(text) ?? [];
    const age = now - Number(at);
    return Number(wished) === reference && age >= 0 && age <= KEPT_MS;
  },
};

/** A visitor wished to make an offer, and is on the way to the login. */
export const storePendingOffer = (reference: number) =>
  remember(PENDING_OFFER, pendingOffer.write(reference, Date.now()));

/** Tells whether the dialog is to open by itself, now that the person is logged in. */
export const hasPendingOffer = (reference: number) =>
  pendingOffer.isFor(remembered(PENDING_OFFER), reference, Date.now());

export const clearPendingOffer = () => remember(PENDING_OFFER, '');
