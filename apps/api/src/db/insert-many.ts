import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './client.ts';

const columnNames = (table: PgTable) =>
  Object.entries(getTableColumns(table)).map(([key, column]) => [key, column.name] as const);

/** Passes rows as JSON that the database turns back into rows: one parameter for any number of rows. */
export const asRecords = (table: PgTable, rows: readonly Record<string, unknown>[]) => {
  const names = new Map(columnNames(table));
  const named = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([key, value]) => [names.get(key) ?? key, value])),
  );
  return sql`json_populate_recordset(null::${sql.identifier(getTableConfig(table).name)}, ${JSON.stringify(named)}::json)`;
};

/** Returns the columns that the first row sets; every row of a batch sets the same. */
export const columnsOf = (table: PgTable, rows: readonly Record<string, unknown>[]) => {
  const names = new Map(columnNames(table));
  return Object.keys(rows[0] ?? {}).map((key) => names.get(key) ?? key);
};

const list = (names: readonly string[]) =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );

/** Inserts thousands of rows in one statement. All rows must have the same keys. */
export async function insertMany<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly Partial<Table['$inferInsert']>[],
  onConflict: SQL = sql``,
) {
  if (rows.length === 0) return;
  const columns = list(columnsOf(table, rows));
  await db.execute(
    sql`insert into ${table} (${columns}) select ${columns} from ${asRecords(table, rows)} ${onConflict}`,
  );
}
