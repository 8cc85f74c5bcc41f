import { DAY_MS, RETURN_WINDOW_DAYS } from '@patine/core';
import type { Services } from '../../context.ts';
import { productsChanged } from '../outbox/index.ts';
import { productsSoldBetween } from './repository.ts';

/** Searches show sold items, as sold, while they can be returned. */
export const soldSince = (now: Date) => new Date(now.getTime() - RETURN_WINDOW_DAYS * DAY_MS);

/** The daily job may not have run for some days. */
const LOOK_BACK_MS = 7 * DAY_MS;

/** Publishes a change of each product whose return window ended lately, so that it leaves the search. */
export async function removeSoldProducts({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  const now = clock.now();
  const until = soldSince(now);
  const after = new Date(until.getTime() - LOOK_BACK_MS);
  await productsChanged(db, await productsSoldBetween(db, { after, until }), now);
}
