import type { Services } from '../../context.ts';
import { forgetFarewells } from './repository.ts';

/** The last mail to a customer, by the name of its template. */
export const FAREWELL = 'account-erased';

const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

/** A farewell is proof that the erasure was told; after a month the address in it goes too. */
export const forgetOldFarewells = ({ db, clock }: Pick<Services, 'db' | 'clock'>) =>
  forgetFarewells(db, FAREWELL, new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS));
