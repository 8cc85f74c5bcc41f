import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';

const IMPORT_LOCK = 72_650_002;

/** Serialises the batches of concurrent imports, so that they cannot insert the same item twice. */
export const lockImports = (tx: Database) => tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`);
