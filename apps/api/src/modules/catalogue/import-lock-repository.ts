import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';

const IMPORT_LOCK = 72_650_002;

/** Imports write one after the other, batch by batch: two at once cannot list a piece twice. */
export const lockImports = (tx: Database) => tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`);
