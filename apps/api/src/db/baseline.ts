import { sql, type SQL } from 'drizzle-orm';
import journal from './migrations/meta/_journal.json' with { type: 'json' };

/** A database of either driver; both return the same shape. */
type Queryable = { execute: (statement: SQL) => PromiseLike<unknown> };

/** The database lacks migrations that this process cannot or may not run. */
export class OutdatedDatabaseError extends Error {
  override name = 'OutdatedDatabaseError';
}

const dates = journal.entries.map(({ when }) => when);

/** Date of the newest migration that this version knows, in milliseconds. */
export const NEWEST_MIGRATION = Math.max(...dates);

async function firstRow<Row>(db: Queryable, statement: SQL): Promise<Row | undefined> {
  const { rows } = (await db.execute(statement)) as { rows: Row[] };
  return rows[0];
}

/**
 * Returns the date of the latest migration that the database has run, in milliseconds; null where none has run. drizzle
 * runs only migrations with a later date than this. The baseline has the date of the last migration that it replaces,
 * so a database that has run those skips the baseline.
 */
export async function latestMigration(db: Queryable): Promise<number | null> {
  const tables = await firstRow<{ exists: boolean }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (!tables?.exists) return null;
  const row = await firstRow<{ latest: string | null }>(
    db,
    sql`select max(created_at)::text as latest from drizzle.__drizzle_migrations`,
  );
  return row?.latest ? Number(row.latest) : null;
}

/** Throws if the database stopped before the baseline: the baseline would create its tables a second time. */
export async function requireBaseline(db: Queryable) {
  const latest = await latestMigration(db);
  if (latest !== null && latest < Math.min(...dates))
    throw new OutdatedDatabaseError(
      'The database is older than the baseline of the migrations: start the version that CHANGELOG.md names once, then this one.',
    );
}

export async function countMigrations(db: Queryable) {
  const latest = await latestMigration(db);
  return { run: dates.filter((date) => latest !== null && date <= latest).length, all: dates.length };
}
