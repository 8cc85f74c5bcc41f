import type { Database } from '../../db/client.ts';
import { currentValue, insertFacetValues, readBrands, renameBrands } from '../catalogue/index.ts';
import { productsChanged } from '../outbox/index.ts';

/** Brings the pieces of earlier imports under the current slug of their brand, sold ones too. */
export const mergeBrands = (db: Database, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const merged = (await readBrands(tx))
      .map((row) => ({ row, current: currentValue(row) }))
      .filter(({ row, current }) => row.slug !== current.slug);
    if (merged.length === 0) return;
    await insertFacetValues(
      tx,
      merged.map(({ current }) => ({ ...current, position: 0 })),
    );
    const references = await renameBrands(
      tx,
      merged.map(({ row, current }) => ({ slug: row.slug, now: current.slug })),
      now,
    );
    await productsChanged(tx, references, now);
  });
