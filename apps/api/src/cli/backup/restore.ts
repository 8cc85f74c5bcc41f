import { existsSync } from 'node:fs';
import path from 'node:path';
import { systemClock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import { NEWEST_MIGRATION } from '../../db/baseline.ts';
import { connect, connectFromArchive, type DatabaseClient } from '../../db/client.ts';
import { lockDataFolder } from '../../db/data-lock.ts';
import { enqueue, unsentMails } from '../../modules/outbox/index.ts';
import { archiveOf } from './back-up.ts';
import { readServerFacts } from './backup-repository.ts';
import { firstDifference } from './checksums.ts';
import { DATABASE_FILES, type Manifest, PICTURES, readManifest } from './manifest.ts';
import { hasPictures, restorePictures } from './pictures.ts';
import { restorePostgres } from './programs.ts';

/** Reads a backup and verifies every file of it. Throws a sentence that names the first that is not as it was written. */
export async function checkBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const different = await firstDifference(folder);
  if (different !== null)
    throw new Error(`${different} is not as the backup wrote it: take another backup. Nothing was restored.`);
  if (manifest.schema > NEWEST_MIGRATION)
    throw new Error(
      'The backup is of a newer version of the shop: restore it with that version or a later one.',
    );
  return manifest;
}

async function restoreDatabase(
  config: Config,
  folder: string,
  { database }: Manifest,
): Promise<DatabaseClient> {
  const url = config.DATABASE_DIRECT_URL ?? config.DATABASE_URL;
  if (database.kind === 'postgres') {
    if (!url) throw new Error('The backup is of PostgreSQL: set DATABASE_URL to an empty database.');
    if (!(await readServerFacts(url)).isEmpty)
      throw new Error('DATABASE_URL leads to a database that is not empty: create one for the restore.');
    await restorePostgres(url, database.writtenBy, path.join(folder, DATABASE_FILES.postgres));
    return connect({ ...config, MIGRATE_ON_START: true });
  }
  if (url)
    throw new Error('The backup is of an embedded database: unset DATABASE_URL and name a new DATA_DIR.');
  if (existsSync(path.join(config.DATA_DIR, 'pglite')))
    throw new Error(`DATA_DIR ${config.DATA_DIR} has a database: name a folder without one.`);
  return connectFromArchive(config, await archiveOf(folder));
}

/**
 * Restores a backup into an empty database and a folder without pictures, runs the migrations that came since, and asks
 * for new search indexes.
 */
export async function restore(config: Config, folder: string) {
  const manifest = await checkBackup(folder);
  if (manifest.pictures !== null && (await hasPictures(config)))
    throw new Error(`DATA_DIR ${config.DATA_DIR} has pictures: name a folder without any.`);
  const owner = config.DATABASE_URL ? null : await lockDataFolder(config.DATA_DIR);
  try {
    const client = await restoreDatabase(config, folder, manifest);
    try {
      if (manifest.pictures) await restorePictures(config, path.join(folder, PICTURES));
      await enqueue(client.db, 'search.reindex', {}, systemClock.now());
      return { manifest, waitingMails: (await unsentMails(client.db)).waiting };
    } finally {
      await client.close();
    }
  } finally {
    await owner?.release();
  }
}
