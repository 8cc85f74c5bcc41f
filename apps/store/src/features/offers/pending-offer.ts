import { HOUR_MS } from '@patine/core';
import { remember, remembered } from '../../lib/browser-storage.ts';

const PENDING_OFFER = 'pending-offer';

/** After a later login the intention no longer counts. */
const MAX_AGE_MS = HOUR_MS;

/** A product reference and the time of the press, in milliseconds since 1970. */
export const pendingOffer = {
  write: (reference: number, now: number) => `${reference} ${now}`,
  isFor: (text: string, reference: number, now: number): boolean => {
    const [, wished, at] = /^(\d{1,10}) (\d{1,15})$/.exec(text) ?? [];
    const age = now - Number(at);
    return Number(wished) === reference && age >= 0 && age <= MAX_AGE_MS;
  },
};

/** Stores that a visitor wants to make an offer and is logging in. */
export const storePendingOffer = (reference: number) =>
  remember(PENDING_OFFER, pendingOffer.write(reference, Date.now()));

/** True if the dialog should open after login. */
export const hasPendingOffer = (reference: number) =>
  pendingOffer.isFor(remembered(PENDING_OFFER), reference, Date.now());

export const clearPendingOffer = () => remember(PENDING_OFFER, '');
