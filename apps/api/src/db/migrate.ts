import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { countMigrations, OutdatedDatabaseError, requireBaseline } from './baseline.ts';

export const migrationsFolder = path.join(import.meta.dirname, 'migrations');

/** Advisory lock: when two processes start together, one migrates and the other waits. */
export const MIGRATION_LOCK = 72_650_001;
/** While a migration waits for the lock of a table, every later statement on that table waits behind it. */
const LOCK_TIMEOUT_MS = 3_000;
const LOCK_TRIES = 20;
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Works on a connection of its own, without the timeouts of the pool, nor those that the role has where PgBouncer is before
 * the pool: closing it always releases the lock.
 */
async function withConnection<Result>(url: string, work: (connection: pg.Client) => Promise<Result>) {
  const connection = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  // A lost connection makes the running statement fail; without a listener it would end the process.
  connection.on('error', () => undefined);
  try {
    await connection.connect();
    await connection.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    return await work(connection);
  } finally {
    await connection.end().catch(() => undefined);
  }
}

const isLockTimeout = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === LOCK_NOT_AVAILABLE) || isLockTimeout(error.cause));

/**
 * Runs the missing migrations of a PostgreSQL database, each try in one transaction. A try ends when a table's lock is not
 * had within `lockTimeout` milliseconds, and the next begins after as long.
 */
export const migrate = (url: string, lockTimeout = LOCK_TIMEOUT_MS) =>
  withConnection(url, async (connection) => {
    await connection.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await connection.query(`set lock_timeout = ${lockTimeout}`);
    const db = drizzle(connection);
    for (let tries = 1; ; tries += 1) {
      try {
        await requireBaseline(db);
        return await runMigrations(db, { migrationsFolder });
      } catch (error) {
        if (!isLockTimeout(error) || tries === LOCK_TRIES) throw error;
        await sleep(lockTimeout);
      }
    }
  });

/** Throws unless the database has run every migration. */
export const requireMigrations = (url: string) =>
  withConnection(url, async (connection) => {
    const { run, all } = await countMigrations(drizzle(connection));
    if (run < all)
      throw new OutdatedDatabaseError(
        `The database has run ${run} of ${all} migrations: run "marketplace migrate" first, or unset MIGRATE_ON_START.`,
      );
  });
