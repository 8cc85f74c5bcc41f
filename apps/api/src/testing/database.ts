import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { inject } from 'vitest';
import { connect, connectInMemory } from '../db/client.ts';
import { TEMPLATE } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** URL of the tests' PostgreSQL server, `…/postgres`; empty when the run uses PGlite. */
    postgresUrl: string;
    /** File of a migrated PGlite database; empty when the run uses PostgreSQL. */
    pgliteImage: string;
  }
}

/** The files of one worker share the image: reading its 43 MB for each took a tenth of their databases' time. */
let image: Promise<Blob> | undefined;

/** Opens an empty, migrated database for one test file: on the tests' PostgreSQL server, or PGlite in memory. */
export async function testDatabase() {
  const server = inject('postgresUrl');
  if (!server) {
    image ??= readFile(inject('pgliteImage')).then((bytes) => new Blob([bytes]));
    return { ...(await connectInMemory(await image)), url: null };
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name} template ${TEMPLATE}`);
  await admin.end();
  const url = server.replace(/\/postgres$/, `/${name}`);
  return { ...(await connect({ DATABASE_URL: url, DATA_DIR: '' })), url };
}
