import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { rowsOf } from '../../db/rows.ts';

export async function databaseVersion(db: Database): Promise<string | undefined> {
  const [row] = await rowsOf<{ version: string }>(db, sql`select split_part(version(), ' ', 2) as version`);
  return row?.version;
}

/** Reads the settings that decide whether a commit survives a crash. */
export async function durabilitySettings(db: Database) {
  const [row] = await rowsOf<{ fsync: string; commit: string }>(
    db,
    sql`select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit`,
  );
  return row;
}

/** The database's own time, in milliseconds since 1970. */
export async function databaseTime(db: Database): Promise<number> {
  const [row] = await rowsOf<{ at: string }>(
    db,
    sql`select (extract(epoch from clock_timestamp()) * 1000)::text as at`,
  );
  return Number(row?.at);
}
