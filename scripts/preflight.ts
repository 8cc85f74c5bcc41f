import { accessSync, constants, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { ConfigError, readConfig } from '../apps/api/src/config.ts';
import { requireServices } from '../apps/api/src/required-services.ts';
import { isBlockedPort } from '../packages/contract/src/network/blocked-ports.ts';
import { Stop } from './root.ts';

const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });

/** Returns the first port from `start` on that is free and that browsers and `fetch` do not block. */
export async function freePort(start: number): Promise<number> {
  for (let port = start; port < start + 200; port += 1)
    if (!isBlockedPort(port) && (await listens(port))) return port;
  throw new Stop(`No free port between ${start} and ${start + 200}: close what listens there.`);
}

export async function checkPort(text: string | undefined) {
  const port = Number(text ?? 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new Stop(`PORT is "${text}": set it to a number from 1 to 65535.`);
  if (isBlockedPort(port))
    throw new Stop(
      `Port ${port} is one that browsers refuse to open: set PORT to another number, such as 3000.`,
    );
  if (!(await listens(port)))
    throw new Stop(`Port ${port} is in use: stop what listens there, or set PORT to another number.`);
  return port;
}

/** Creates one level at a time: on some read-only file systems a recursive mkdir never returns. */
function makeFolder(folder: string) {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder);
}

/** Checks that a folder is writable by writing to it: permissions do not reveal a read-only disk. */
export function checkFolder(folder: string) {
  const probe = path.join(folder, '.probe');
  try {
    makeFolder(path.resolve(folder));
    accessSync(folder, constants.W_OK);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? 'unknown';
    throw new Stop(`DATA_DIR ${folder} cannot be written (${reason}): set DATA_DIR to a folder of yours.`);
  }
}

export async function checkDatabase(url: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string }>('show server_version_num');
    const version = Number(Object.values(rows[0] ?? {})[0]);
    if (version < 150000)
      throw new Stop(`DATABASE_URL leads to PostgreSQL ${version}: version 15 or later is needed.`);
  } catch (error) {
    if (error instanceof Stop) throw error;
    const { host, pathname } = new URL(url);
    const reason =
      error instanceof Error ? error.message || (error as NodeJS.ErrnoException).code : String(error);
    throw new Stop(
      `DATABASE_URL ${host}${pathname} cannot be reached (${reason}): start that server, mend the address, or unset it for the embedded database.`,
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Reads every variable of the api. Throws one line that names an invalid one. */
export function checkVariables(variables: Record<string, string | undefined>) {
  try {
    const config = readConfig(variables);
    requireServices(config);
    return config;
  } catch (error) {
    if (error instanceof ConfigError) throw new Stop(`${error.message}.`);
    throw error;
  }
}
