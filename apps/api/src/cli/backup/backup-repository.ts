import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { latestMigration } from '../../db/baseline.ts';

export type ServerFacts = { server: number; isEmpty: boolean; schema: number | null };

/** Reads what a backup or a restore asks of a PostgreSQL database, which it neither migrates nor changes. */
export async function readServerFacts(url: string): Promise<ServerFacts> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const db = drizzle(client);
    const { rows } = await db.execute<{ version: string; relations: string }>(sql`
      select current_setting('server_version_num') as version, (
        select count(*) from pg_class join pg_namespace on pg_namespace.oid = relnamespace
        where nspname !~ '^pg_' and nspname <> 'information_schema'
      ) as relations
    `);
    return {
      server: Math.floor(Number(rows[0]?.version) / 10_000),
      isEmpty: Number(rows[0]?.relations) === 0,
      schema: await latestMigration(db),
    };
  } finally {
    await client.end().catch(() => undefined);
  }
}
