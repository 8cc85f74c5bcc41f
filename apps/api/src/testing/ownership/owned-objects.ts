import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { rowsOf } from '../../db/rows.ts';

/** For each column that identifies a customer, the condition that a row belongs to one. */
const OWNED_BY: Readonly<Record<string, (id: string) => SQL>> = {
  customer_id: (id) => sql`= ${id}`,
  cart_id: (id) => sql`in (select id from carts where customer_id = ${id})`,
  order_id: (id) => sql`in (select id from orders where customer_id = ${id})`,
};

/** Serialises all rows of one customer in every table: what other callers must not change. */
export async function ownedObjects(db: Database, id: string): Promise<string> {
  const columns = await rowsOf<{ table_name: string; column_name: string }>(
    db,
    sql`select table_name, column_name from information_schema.columns where table_schema = 'public' and column_name in ('customer_id', 'cart_id', 'order_id') order by 1, 2`,
  );
  const parts = columns.map(
    ({ table_name: table, column_name: column }) =>
      sql`select ${table} as part, to_jsonb(t)::text as content from ${sql.identifier(table)} t where ${sql.identifier(column)} ${OWNED_BY[column]?.(id)}`,
  );
  const all = sql.join(
    [...parts, sql`select 'customers', to_jsonb(t)::text from customers t where id = ${id}`],
    sql` union all `,
  );
  const rows = await rowsOf<{ part: string; content: string }>(db, sql`${all} order by 1, 2`);
  return rows.map(({ part, content }) => `${part} ${content}`).join('\n');
}
