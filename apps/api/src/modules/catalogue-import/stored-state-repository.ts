import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { rowsOf } from '../../db/rows.ts';
import { isHeld } from '../catalogue/index.ts';

/** The stored product and item of a feed row. */
export type StoredState = {
  externalId: string;
  reference: number;
  sourceHash: string;
  priceAmount: number;
  itemId: number;
  status: string;
  heldBy: string | null;
  heldUntil: Date | null;
  paying: boolean;
};

type StateRow = Omit<StoredState, 'heldUntil'> & { heldUntil: string | null };

async function readStates(db: Database, externalIds: readonly string[], lock: SQL) {
  const rows = await rowsOf<StateRow>(
    db,
    sql`select p.external_id as "externalId", p.reference, p.source_hash as "sourceHash",
        p.price_amount as "priceAmount", i.id as "itemId", i.status, i.held_by as "heldBy",
        i.held_until as "heldUntil", i.paying
      from products p join items i on i.product_reference = p.reference
      where p.external_id = any(array(select json_array_elements_text(${JSON.stringify(externalIds)}::json)))
      order by i.id ${lock}`,
  );
  return new Map(
    rows.map((row) => [
      row.externalId,
      { ...row, heldUntil: row.heldUntil ? new Date(row.heldUntil) : null },
    ]),
  );
}

export type StoredStates = Map<string, StoredState>;

export const readStatesUnlocked = (db: Database, ids: readonly string[]): Promise<StoredStates> =>
  readStates(db, ids, sql``);

/** Locks the item rows until the transaction ends, in the same order as checkouts to avoid deadlocks. */
export const lockStates = (db: Database, ids: readonly string[]): Promise<StoredStates> =>
  readStates(db, ids, sql`for update of i`);

/** True for items that are sold or held by a payment; an import must not change them. */
export const isSoldOrBeingPaid = (state: StoredState, now: Date) =>
  state.status === 'sold' || isHeld(state, now);
