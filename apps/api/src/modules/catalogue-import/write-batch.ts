import type { Database } from '../../db/client.ts';
import { assignDrops, lockImports } from '../catalogue/index.ts';
import { productsChanged } from '../outbox/index.ts';
import type { Lookups } from './lookups.ts';
import { isSoldOrBeingPaid, lockStates } from './stored-state-repository.ts';
import { updateListings } from './update-listings.ts';
import { insertListings } from './insert-listings.ts';
import type { Filed } from './write-parts.ts';

export type BatchOutcome = {
  created: number;
  updated: number;
  unchanged: number;
  taken: number;
  /** Imported, but not for sale until the seller's identity is complete. */
  pending: number;
};

/** Writes a batch in one transaction and adds the products to reindex to the outbox. */
export const writeBatch = (
  db: Database,
  filed: readonly Filed[],
  lookups: Lookups,
  { now, announce }: { now: Date; announce: boolean },
): Promise<BatchOutcome> =>
  db.transaction(async (tx) => {
    await lockImports(tx);
    const listings = filed.map(({ listing }) => listing);
    const states = await lockStates(
      tx,
      listings.map(({ externalId }) => externalId),
    );
    await lookups.prepare(tx, listings, now);

    const fresh = filed.filter(({ listing }) => !states.has(listing.externalId));
    const known = filed.flatMap((item) => {
      const state = states.get(item.listing.externalId);
      return state && state.sourceHash !== item.listing.sourceHash ? [{ ...item, state }] : [];
    });
    const free = known.filter(({ state }) => !isSoldOrBeingPaid(state, now));

    const references = [
      ...(await insertListings(tx, fresh, lookups, now)),
      ...(await updateListings(tx, free, lookups, now)),
    ];
    await assignDrops(tx, { references }, now);
    if (announce) await productsChanged(tx, references, now);
    return {
      created: fresh.length,
      updated: free.length,
      unchanged: states.size - known.length,
      taken: known.length - free.length,
      pending: [...fresh, ...free].filter(
        ({ listing }) => listing.inStock && !lookups.isIdentified(listing.store.slug),
      ).length,
    };
  });
