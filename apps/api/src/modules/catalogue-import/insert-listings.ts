import type { Database } from '../../db/client.ts';
import { insertItems, offeredStatus } from '../inventory/index.ts';
import { writePrices } from '../catalogue/index.ts';
import type { Lookups } from './lookups.ts';
import { openingPrices, regularAmount } from './price-changes.ts';
import { drawItemIds, drawReferences, insertProducts } from './repository.ts';
import { productValues } from './product-values.ts';
import { type Filed, writeParts } from './write-parts.ts';

/** Inserts new items. Returns their product references. */
export async function insertListings(db: Database, filed: readonly Filed[], lookups: Lookups, now: Date) {
  if (filed.length === 0) return [];
  const references = await drawReferences(db, filed.length);
  const itemIds = await drawItemIds(db, filed.length);
  const placed = filed.map((item, index) => ({
    ...item,
    reference: references[index] ?? 0,
    itemId: itemIds[index] ?? 0,
    prices: openingPrices(item.listing, now),
  }));

  await insertProducts(
    db,
    placed.map(({ listing, reference, prices }) => ({
      ...productValues(listing, reference, lookups.storeId(listing.store.slug), now),
      regularAmount: regularAmount(prices, now),
      // A demo item was listed when its first price took effect.
      createdAt: prices[0]?.at ?? now,
    })),
  );
  await insertItems(
    db,
    placed.map(({ listing, reference, itemId }) => ({
      id: itemId,
      productReference: reference,
      sku: listing.externalId,
      size: listing.size,
      status: offeredStatus(listing.inStock, lookups.isIdentified(listing.store.slug)),
    })),
  );
  await writeParts(db, placed);
  await writePrices(
    db,
    placed.flatMap(({ reference, prices }) => prices.map((change) => ({ reference, change }))),
  );
  return references;
}
