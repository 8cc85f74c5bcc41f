import type { Random } from '../../clock.ts';
import type { Database } from '../../db/client.ts';
import { orderReference } from '../orders/reference.ts';
import { type NewReturn, insertReturn } from '../returns/repository.ts';

const REFERENCE_TRIES = 5;

/** A return's name among people, `R-4823956`. */
export const returnReference = (random: Random): string => orderReference(random.token()).replace(/^P/, 'R');

/** Stores a return under a reference that is free; `make` draws another one each time. Returns the reference. */
export async function insertNewReturn(tx: Database, make: () => NewReturn): Promise<string> {
  for (let tries = 0; tries < REFERENCE_TRIES; tries += 1) {
    const draft = make();
    if (await insertReturn(tx, draft)) return draft.request.reference;
  }
  throw new Error('No return reference is free');
}
