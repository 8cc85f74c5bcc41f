import { money } from '@patine/core';
import type { Database } from '../../db/client.ts';
import { closeOffersFor } from '../offers/index.ts';
import { offeredStatus, updateImportedItems } from '../inventory/index.ts';
import type { Lookups } from './lookups.ts';
import { forgetPrices, readPrices, writePrices } from '../catalogue/index.ts';
import { regularAmount } from './price-changes.ts';
import { updateProducts, updateRegularAmounts } from './repository.ts';
import { productValues } from './product-values.ts';
import type { StoredState } from './stored-state-repository.ts';
import { clearParts, type Filed, writeParts } from './write-parts.ts';

export type Changed = Filed & { state: StoredState };

/** Updates unsold items, locked by the caller, from the feed. Returns their product references. */
export async function updateListings(db: Database, changed: readonly Changed[], lookups: Lookups, now: Date) {
  if (changed.length === 0) return [];
  const unoffered = changed.filter(({ state }) => state.status !== 'listed');
  await forgetPrices(
    db,
    unoffered.map(({ state }) => state.reference),
  );
  const repriced = changed.filter(
    ({ listing, state }) => state.status !== 'listed' || listing.priceAmount !== state.priceAmount,
  );
  const histories = await readPrices(
    db,
    repriced.map(({ state }) => state.reference),
  );
  const changes = repriced.map(({ listing, state }) => ({
    reference: state.reference,
    change: { amount: money(listing.priceAmount), at: now },
  }));
  for (const { reference, change } of changes) histories.get(reference)?.push(change);
  await writePrices(db, changes);

  await updateProducts(
    db,
    changed.map(({ listing, state }) =>
      productValues(listing, state.reference, lookups.storeId(listing.store.slug), now),
    ),
  );
  await updateRegularAmounts(
    db,
    [...histories].map(([reference, history]) => ({ reference, regularAmount: regularAmount(history, now) })),
  );
  await updateImportedItems(
    db,
    changed.map(({ listing, state }) => ({
      id: state.itemId,
      size: listing.size,
      status: offeredStatus(listing.inStock, lookups.isIdentified(listing.store.slug)),
    })),
  );

  await closeOffersFor(
    db,
    changed.filter(({ listing }) => !listing.inStock).map(({ state }) => state.itemId),
    now,
  );

  const placed = changed.map(({ state, ...filed }) => ({ ...filed, ...state }));
  await clearParts(db, placed);
  await writeParts(db, placed);
  return changed.map(({ state }) => state.reference);
}
