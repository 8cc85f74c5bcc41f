import type { Random } from '../../clock.ts';
import type { Database } from '../../db/client.ts';
import { orderReference } from '../orders/index.ts';
import { insertReturn, type NewReturn } from '../returns/index.ts';

const REFERENCE_TRIES = 5;

/** The return reference that customers see, `R-4823956`. */
export const returnReference = (random: Random): string => orderReference(random.token()).replace(/^P/, 'R');

/** Inserts a return and returns its reference. Calls `make` again for another reference if one is taken. */
export async function insertNewReturn(tx: Database, make: () => NewReturn): Promise<string> {
  for (let tries = 0; tries < REFERENCE_TRIES; tries += 1) {
    const draft = make();
    if (await insertReturn(tx, draft)) return draft.request.reference;
  }
  throw new Error(`No free return reference after ${REFERENCE_TRIES} tries`);
}
