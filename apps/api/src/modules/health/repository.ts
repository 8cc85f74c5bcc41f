import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';

/** Rejects when the database is unavailable. */
export const pingDatabase = (db: Database) => db.execute(sql`select 1`);
