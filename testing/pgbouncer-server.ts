import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { debianProgram } from './debian-program.ts';

const INI = path.join(import.meta.dirname, '../deploy/pgbouncer.ini');
const USER = 'patine';
const BOOT_MS = 30_000;

type Server = { port: number; database: string };

const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket.end() !== undefined));
    socket.once('error', () => resolve(false));
  });

/** Replaces settings of the shop's own file, each of which must be there. */
const withSettings = (ini: string, settings: Readonly<Record<string, string>>) =>
  Object.entries(settings).reduce((text, [name, value]) => {
    const line = new RegExp(`^${name} = .*$`, 'm');
    if (!line.test(text)) throw new Error(`${INI} does not set ${name}`);
    return text.replace(line, `${name} = ${value}`);
  }, ini);

type PgBouncerOptions = {
  port: number;
  primary: Server;
  replica: Server;
  /** Connections that it opens to each server at most. */
  poolSize: number;
};

/** Starts PgBouncer with `deploy/pgbouncer.ini` before a primary and its replica, whose users have no passwords. */
export async function startPgBouncer({ port, primary, replica, poolSize }: PgBouncerOptions) {
  const program = debianProgram('pgbouncer', 'pgbouncer');
  const folder = mkdtempSync(path.join(tmpdir(), 'patine-pgbouncer-'));
  // As root it runs as another user, who reads these files.
  chmodSync(folder, 0o755);
  const [config, users] = [path.join(folder, 'pgbouncer.ini'), path.join(folder, 'users.txt')];
  const server = (to: Server) => `host=127.0.0.1 port=${to.port} dbname=${to.database}`;
  writeFileSync(users, `"${USER}" ""\n`);
  writeFileSync(
    config,
    withSettings(readFileSync(INI, 'utf8'), {
      patine: server(primary),
      patine_replica: server(replica),
      listen_port: String(port),
      auth_type: 'trust',
      auth_file: users,
      default_pool_size: String(poolSize),
    }).concat('unix_socket_dir =\n'),
  );
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child: ChildProcess = spawn(program, [...user, config], { stdio: ['ignore', 'ignore', 'pipe'] });
  let words = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (words = (words + text).slice(-4_000)));
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGKILL');
    await gone;
    rmSync(folder, { recursive: true, force: true });
  };
  const until = Date.now() + BOOT_MS;
  while (!(await listens(port))) {
    if (child.exitCode !== null || Date.now() > until) {
      await stop();
      throw new Error(`PgBouncer does not start: ${words}`);
    }
    await sleep(50);
  }
  const url = (database: string) => `postgresql://${USER}@127.0.0.1:${port}/${database}`;
  return { primaryUrl: url('patine'), replicaUrl: url('patine_replica'), stop };
}

export type PgBouncer = Awaited<ReturnType<typeof startPgBouncer>>;
