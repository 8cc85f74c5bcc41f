import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { Config } from '../config.ts';
import { requireBaseline } from './baseline.ts';
import { listen } from './listen.ts';
import { migrate, migrationsFolder, requireMigrations } from './migrate.ts';
import { ensureFolder } from './new-folder.ts';
import { Pool, watchRecovery } from './recovery.ts';
import { openReplica, type Replica } from './replica.ts';
import { schema } from './schema.ts';

/** The connection that repositories take: the pool or a transaction, on PostgreSQL or PGlite. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/**
 * The connection of reads that may be some seconds old: a replica where one is set and keeps up. A function that takes it
 * declares so; it must not decide about a sale, money or rights, follow a person's own write, or fill what an event drops.
 */
export type ReadDatabase = Pick<Database, 'select' | 'selectDistinct' | 'selectDistinctOn' | 'execute'>;

export type DatabaseClient = {
  db: Database;
  readReplica: ReadDatabase;
  /** Absent unless a replica is set. */
  replica?: Replica;
  kind: 'postgres' | 'pglite';
  /** Runs one statement, or several without parameters; for the job queue's own tables. */
  execute: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;
  /** Calls the listener when the database answers again after connections were lost. */
  onRecovery: (listener: () => void) => void;
  /**
   * Calls the listener for each `notify` of a channel that is committed. Notifications are missed while the connection is
   * lost, so whoever listens also polls. Returns a function that stops it.
   */
  listen: (channel: string, listener: () => void) => () => Promise<void>;
  /** The connections of a pool; absent where there is a single one. */
  pool?: () => { in_use: number; idle: number; max: number; waiting: number };
  /** Returns the whole embedded database as a compressed archive; null for PostgreSQL, which has pg_dump. */
  archive: (() => Promise<Blob>) | null;
  close: () => Promise<void>;
};

export type DatabaseConfig = Pick<Config, 'DATABASE_URL' | 'DATA_DIR'> &
  Partial<
    Pick<Config, 'DATABASE_DIRECT_URL' | 'DATABASE_READ_URL' | 'DATABASE_POOL_SIZE' | 'MIGRATE_ON_START'>
  >;

async function connectPostgres(
  url: string,
  {
    DATABASE_DIRECT_URL: direct = url,
    DATABASE_READ_URL: readUrl,
    DATABASE_POOL_SIZE: max = 20,
    MIGRATE_ON_START = true,
  }: DatabaseConfig,
): Promise<DatabaseClient> {
  await (MIGRATE_ON_START ? migrate(direct) : requireMigrations(direct));
  const options = {
    max,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    // Detects a connection whose other end disappeared without closing it.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
  const pool = new Pool({ ...options, connectionString: url });
  const recovery = watchRecovery(pool);
  const db = drizzlePg(pool, { schema });
  const replica = readUrl ? openReplica(pool, { ...options, connectionString: readUrl }) : null;
  return {
    db,
    // The query builder calls nothing but `query` as long as there are no transactions.
    readReplica: replica ? drizzlePg(replica as unknown as pg.Pool, { schema }) : db,
    ...(replica ? { replica } : {}),
    kind: 'postgres',
    execute: async (text, values) => {
      // Several statements return an array of results.
      const results: pg.QueryResult[] = [await pool.query(text, values)].flat();
      return { rows: results.flatMap((result) => result.rows ?? []) };
    },
    onRecovery: recovery.onRecovery,
    listen: (channel, listener) => listen(direct, channel, listener),
    pool: () => ({
      in_use: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      max,
      waiting: pool.waitingCount,
    }),
    archive: null,
    close: async () => {
      recovery.stop();
      await replica?.close();
      await pool.end();
    },
  };
}

async function connectPglite(folder: string | null, image?: Blob): Promise<DatabaseClient> {
  // An archive brings its own files.
  if (folder && !image) await ensureFolder(folder);
  const pglite = await PGlite.create({
    ...(folder ? { dataDir: folder } : {}),
    ...(image ? { loadDataDir: image } : {}),
    relaxedDurability: true,
    // A quarter of the default: this process also caches pages, and the operating system caches the files.
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'],
  });
  const db = drizzlePglite(pglite, { schema });
  await requireBaseline(db).catch(async (error: unknown) => {
    await pglite.close();
    throw error;
  });
  await migratePglite(db, { migrationsFolder });
  return {
    db,
    readReplica: db,
    kind: 'pglite',
    execute: async (text, values) => {
      if (values?.length) return pglite.query(text, values);
      try {
        return { rows: (await pglite.exec(text)).flatMap((result) => result.rows) };
      } catch (error) {
        // PGlite has a single connection: it must leave the transaction that a failed statement left open.
        await pglite.exec('rollback');
        throw error;
      }
    },
    // PGlite lives in this process, so its connection is never lost.
    onRecovery: () => undefined,
    listen: (channel, listener) => {
      const listening = pglite.listen(channel, listener);
      return async () => (await listening)();
    },
    archive: () => pglite.dumpDataDir('gzip'),
    close: () => pglite.close(),
  };
}

/**
 * Connects and, unless `MIGRATE_ON_START` is off, migrates. Rejects with the driver's own error when the database cannot be
 * reached.
 */
export const connect = (config: DatabaseConfig) =>
  config.DATABASE_URL
    ? connectPostgres(config.DATABASE_URL, config)
    : connectPglite(path.join(config.DATA_DIR, 'pglite'));

/** Fills an embedded database that does not exist yet from an archive, and migrates it. */
export const connectFromArchive = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>, archive: Blob) =>
  connectPglite(path.join(DATA_DIR, 'pglite'), archive);

/** Opens a database in memory for tests, from the image of a migrated database if one is given. */
export const connectInMemory = (image?: Blob) => connectPglite(null, image);

/** Returns a migrated database as a file, so that many tests share one migration. */
export async function migratedImage(): Promise<Blob> {
  const pglite = await PGlite.create();
  try {
    await migratePglite(drizzlePglite(pglite, { schema }), { migrationsFolder });
    return await pglite.dumpDataDir('none');
  } finally {
    await pglite.close();
  }
}
