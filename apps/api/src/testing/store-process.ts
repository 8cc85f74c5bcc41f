import { spawn } from 'node:child_process';
import { type Agent, type IncomingHttpHeaders, request } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { MINUTE_MS } from '@patine/core';
import { bareEnvironment } from './bare-environment.ts';

const STORE = path.join(import.meta.dirname, '../../../store');
/** Far more than it takes, because a test's machine may be busy. */
const BOOT_MS = 3 * MINUTE_MS;

/** Starts a built store in a separate process. */
export async function startStore(port: number, env: Record<string, string>) {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'server/main.ts'], {
    cwd: STORE,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...bareEnvironment(),
      NODE_ENV: 'production',
      LOG_LEVEL: 'silent',
      PORT: String(port),
      ...env,
    },
  });
  let words = '';
  child.stderr.setEncoding('utf8').on('data', (more: string) => (words += more));
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGKILL');
    await gone;
  };
  /** Tells the process to stop, and waits until it has. */
  const end = async () => {
    child.kill('SIGTERM');
    await gone;
  };
  const until = Date.now() + BOOT_MS;
  // The process lives before it is ready, so the first file is requested until it is served. A store with an https URL
  // expects a proxy's headers.
  const headers = { 'x-forwarded-proto': 'https' };
  while (!(await fetch(`http://127.0.0.1:${port}/robots.txt`, { headers }).catch(() => null))?.ok) {
    if (child.exitCode !== null || Date.now() > until) {
      await stop();
      throw new Error(`The store does not start: ${words.slice(0, 2_000)}`);
    }
    await sleep(25);
  }
  return {
    port,
    pid: child.pid ?? 0,
    stop,
    end,
    isGone: () => child.exitCode !== null || child.signalCode !== null,
  };
}

export type Call = {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Local address that the request is sent from. */
  from?: string;
  /** Address that the request is sent to. */
  to?: string;
  /** Keeps connections open, for many requests; without one each has a connection of its own. */
  agent?: Agent;
};
export type StoreResponse = { status: number; headers: IncomingHttpHeaders; body: string };

/** Sends a request from one address to another, with its URL and headers unchanged. */
export const callFrom = (
  port: number,
  address: string,
  { method = 'GET', headers = {}, body = '', from = '127.0.0.1', to = '127.0.0.1', agent }: Call = {},
) =>
  new Promise<StoreResponse>((resolve, reject) => {
    const length = body === '' ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const options = { host: to, port, path: address, method, localAddress: from, agent: agent ?? false };
    request({ ...options, headers: { ...length, ...headers } }, (response) => {
      text(response).then(
        (read) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: read }),
        reject,
      );
    })
      .once('error', reject)
      .end(body);
  });
