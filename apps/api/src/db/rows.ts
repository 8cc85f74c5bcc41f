import type { SQL } from 'drizzle-orm';
import type { Database } from './client.ts';

/**
 * Rows of a statement that the query builder cannot say. Both drivers answer alike; the caller vouches for the
 * columns. Instants come as text, numbers beyond 32 bits too.
 */
export async function rowsOf<Row>(db: Database, statement: SQL): Promise<Row[]> {
  const { rows } = (await db.execute(statement)) as unknown as { rows: Row[] };
  return rows;
}
