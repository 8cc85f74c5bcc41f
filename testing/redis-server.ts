import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { debianProgram } from './debian-program.ts';

const BOOT_MS = 10_000;

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

/** Resolves to what the server replies to PING; rejects where none listens. */
const ping = (port: number) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    socket.once('data', (data) => {
      socket.destroy();
      resolve(data.toString());
    });
    socket.once('error', reject);
  });

/** Starts a Redis server on a free port, which keeps nothing on disk. */
export async function startRedis() {
  const program = debianProgram('redis-server', 'redis-server');
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), 'patine-redis-'));
  let server: ChildProcess;
  let gone: Promise<void>;

  const start = async () => {
    server = spawn(
      program,
      ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder],
      { stdio: 'ignore' },
    );
    gone = new Promise((resolve) => server.once('exit', () => resolve()));
    const until = Date.now() + BOOT_MS;
    while (!(await ping(port).catch(() => '')).startsWith('+PONG')) {
      if (server.exitCode !== null || Date.now() > until) throw new Error('redis-server does not start');
      await sleep(20);
    }
  };
  const kill = async () => {
    server.kill('SIGKILL');
    await gone;
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    kill,
    /** Starts it again after a kill, empty. */
    start,
    /** Accepts connections from now on and replies to nothing. */
    hang: () => void server.kill('SIGSTOP'),
    /** Goes on, with all that was sent meanwhile. */
    resume: () => void server.kill('SIGCONT'),
    stop: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type RedisServer = Awaited<ReturnType<typeof startRedis>>;
