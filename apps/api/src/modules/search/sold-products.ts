import { DAY_MS, RETURN_WINDOW_DAYS } from '@patine/core';
import type { Services } from '../../context.ts';
import { productsChanged } from '../outbox/index.ts';
import { productsSoldBetween } from './repository.ts';

/** Searches show sold items, as sold, while they can be returned. */
export const soldSince = (now: Date) => new Date(now.getTime() - RETURN_WINDOW_DAYS * DAY_MS);

/** The job that announces them may have been away for some days. */
const LOOKED_BACK_MS = 7 * DAY_MS;

/** Announces the products whose return window has ended lately, so that they leave the search. */
export async function announceUnreturned({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  const now = clock.now();
  const until = soldSince(now);
  const after = new Date(until.getTime() - LOOKED_BACK_MS);
  await productsChanged(db, await productsSoldBetween(db, { after, until }), now);
}
