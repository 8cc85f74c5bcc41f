import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';

/** Rejects while the database does not answer. */
export const askDatabase = (db: Database) => db.execute(sql`select 1`);
