import type { SQL } from 'drizzle-orm';
import type { ReadDatabase } from './client.ts';

/**
 * Runs SQL that the query builder cannot express. Both drivers return the same rows; the caller guarantees the row
 * type. Timestamps and numbers beyond 32 bits come as text.
 */
export async function rowsOf<Row>(db: ReadDatabase, statement: SQL): Promise<Row[]> {
  const { rows } = (await db.execute(statement)) as unknown as { rows: Row[] };
  return rows;
}
