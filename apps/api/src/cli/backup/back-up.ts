import { openAsBlob } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import type { Services } from '../../context.ts';
import { latestMigration } from '../../db/baseline.ts';
import { runOnOwner } from '../../db/data-lock.ts';
import { withData } from '../data.ts';
import { readServerFacts } from './backup-repository.ts';
import { writeChecksums } from './checksums.ts';
import { DATABASE_FILES, type Manifest, PICTURES, writeManifest } from './manifest.ts';
import { copyPictures } from './pictures.ts';
import { dumpPostgres } from './programs.ts';

type Archived = { schema: number };

/** Writes the embedded database into a file, in the process that has it open. */
async function archive({ client, db }: Pick<Services, 'client' | 'db'>, file: string): Promise<Archived> {
  if (!client.archive) throw new Error('PostgreSQL is backed up by pg_dump.');
  const blob = await client.archive();
  await writeFile(file, Buffer.from(await blob.arrayBuffer()), { mode: 0o600 });
  return { schema: (await latestMigration(db)) ?? 0 };
}

/** Lets a running shop write its embedded database, which `marketplace backup` cannot open at the same time. */
export function serveBackup(app: FastifyInstance, services: Services) {
  app.ownerCommands['backup-database'] = async function* (input) {
    yield await archive(services, (input as { file: string }).file);
  };
}

async function backUpPglite(config: Config, folder: string): Promise<Pick<Manifest, 'schema' | 'database'>> {
  const file = path.join(folder, DATABASE_FILES.pglite);
  const database = { kind: 'pglite' } as const;
  const owner = await runOnOwner(config.DATA_DIR, 'backup-database', { file });
  if (!owner) return { database, ...(await withData(config, (data) => archive(data, file))) };
  for await (const output of owner) {
    if ('failure' in (output as object)) throw new Error(String((output as { failure: unknown }).failure));
    return { database, ...(output as Archived) };
  }
  throw new Error('The shop ended before its database was written.');
}

async function backUpPostgres(url: string, folder: string): Promise<Pick<Manifest, 'schema' | 'database'>> {
  const { server, schema } = await readServerFacts(url);
  if (schema === null)
    throw new Error('DATABASE_URL leads to a database without a shop: nothing was written.');
  const writtenBy = await dumpPostgres(url, server, path.join(folder, DATABASE_FILES.postgres));
  return { schema, database: { kind: 'postgres', server, writtenBy } };
}

/** Creates a folder that only its owner may read; refuses one that holds files. */
async function emptyFolder(folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0)
    throw new Error(`${folder} is not empty: name a folder that does not exist yet.`);
}

/**
 * Writes the database, the pictures, their checksums and a manifest into a new folder. The database comes first, so every
 * picture that it names is copied; the manifest comes before the checksums, which end a backup.
 */
export async function backUp(
  config: Config,
  folder: string,
  { pictures, now }: { pictures: boolean; now: Date },
) {
  await emptyFolder(folder);
  const url = config.DATABASE_DIRECT_URL ?? config.DATABASE_URL;
  const written = url ? await backUpPostgres(url, folder) : await backUpPglite(config, folder);
  const manifest: Manifest = {
    format: 1,
    createdAt: now.toISOString(),
    ...written,
    pictures: pictures ? await copyPictures(config, path.join(folder, PICTURES)) : null,
  };
  await writeManifest(folder, manifest);
  return { manifest, files: await writeChecksums(folder) };
}

export const archiveOf = (folder: string) => openAsBlob(path.join(folder, DATABASE_FILES.pglite));
