import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { text } from 'node:stream/consumers';

type Program = 'pg_dump' | 'pg_restore';

/** Runs a program to its end; returns what it printed. Throws its first line of errors if it fails. */
async function run(program: string, args: string[], env: NodeJS.ProcessEnv = process.env): Promise<string> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
  const [code, out, err] = await Promise.all([
    new Promise<number | null>((resolve, reject) => void child.once('error', reject).once('close', resolve)),
    text(child.stdout),
    text(child.stderr),
  ]);
  if (code !== 0) throw new Error(err.trim().split('\n')[0] || `${program} ended with ${code}`);
  return out;
}

const majorOf = (version: string) => Number(/\(PostgreSQL\) (\d+)/.exec(version)?.[1] ?? 0);

/**
 * Finds a program of PostgreSQL that may be used with this major version of the server: its own where Debian installs it,
 * else the one on the path, if it is as new. Throws what to install.
 */
async function find(program: Program, major: number) {
  const own = `/usr/lib/postgresql/${major}/bin/${program}`;
  const file = existsSync(own) ? own : program;
  const version = await run(file, ['--version']).catch(() => '');
  if (majorOf(version) >= major) return { file, version: version.trim() };
  throw new Error(
    `${program} of PostgreSQL ${major} or later is needed${version ? `, and this is ${version.trim()}` : ''}: install postgresql-client-${major}.`,
  );
}

/** The password goes by the environment: arguments can be read by everybody on the machine. */
function connection(url: string) {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  return { dbname: address.href, env: { ...process.env, ...(password ? { PGPASSWORD: password } : {}) } };
}

/** Writes a database as a custom-format archive; returns which pg_dump did. */
export async function dumpPostgres(url: string, major: number, file: string): Promise<string> {
  const { file: program, version } = await find('pg_dump', major);
  const { dbname, env } = connection(url);
  await run(
    program,
    ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`, `--dbname=${dbname}`],
    env,
  );
  return version;
}

/** Fills an empty database from such an archive, wholly or not at all. `writtenBy` is the version of its pg_dump. */
export async function restorePostgres(url: string, writtenBy: string, file: string) {
  const { file: program } = await find('pg_restore', majorOf(writtenBy));
  const { dbname, env } = connection(url);
  await run(
    program,
    ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction', `--dbname=${dbname}`, file],
    env,
  );
}
