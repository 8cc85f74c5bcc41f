import { CART_COOKIE_DAYS, DAY_MS } from '@patine/core';
import type { Services } from '../../context.ts';
import { deleteVisitorCartsBefore } from './repository.ts';

/** Deletes visitors' carts that no browser remembers any more: their cookie has expired since the last change. */
export async function purgeCarts({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  await deleteVisitorCartsBefore(db, new Date(clock.now().getTime() - (CART_COOKIE_DAYS + 1) * DAY_MS));
}
