import { money } from '@patine/core';
import type { Database } from '../../db/client.ts';
import { clearRegularAmounts, forgetPrices, writePrices } from '../catalogue/index.ts';
import { setItemsOfferedByStore } from '../inventory/index.ts';
import { productsChanged } from '../outbox/index.ts';

/** Lists a seller's pending items, or unlists those that no buyer holds. Returns the number of changed items. */
export async function offerItemsOf(
  tx: Database,
  store: { storeId: number; isOffered: boolean },
  now: Date,
): Promise<number> {
  const rows = await setItemsOfferedByStore(tx, store);
  const references = rows.map(({ reference }) => reference);
  // The price history (for the lowest price before a reduction) starts when items go on sale.
  await forgetPrices(tx, references);
  await writePrices(
    tx,
    rows.map(({ reference, priceAmount }) => ({
      reference,
      change: { amount: money(priceAmount), at: now },
    })),
  );
  await clearRegularAmounts(tx, references);
  await productsChanged(tx, references, now);
  return rows.length;
}
