import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { isDatabaseAway } from './refusals.ts';

const PROBE_MS = 250;
/** A connection whose other end has disappeared would say nothing for minutes. */
const PROBE_TIMEOUT_MS = 5_000;

type OnConnected = Parameters<pg.Pool['connect']>[0];

/** A pool whose `error` event also tells of connections that could not be made, not only of those that were lost. */
export class Pool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(onConnected: OnConnected): void;
  override connect(onConnected?: OnConnected) {
    if (!onConnected)
      return super.connect().catch((error: Error) => {
        this.emit('error', error);
        throw error;
      });
    return super.connect((error, client, release) => {
      if (error) this.emit('error', error);
      onConnected(error, client, release);
    });
  }
}

/**
 * Calls the listeners once the database answers after a connection was lost or could not be made. It is asked, since no
 * new connection needs to tell: behind a pooler those that were idle meanwhile go on, and queries take these.
 */
export function watchRecovery(pool: Pool) {
  const listeners: (() => void)[] = [];
  const ending = new AbortController();
  let isProbing = false;

  const wait = (ms: number) => sleep(ms, false, { signal: ending.signal, ref: false }).catch(() => false);
  const probe = () =>
    Promise.race([
      pool.query('select 1').then(
        () => true,
        () => false,
      ),
      wait(PROBE_TIMEOUT_MS),
    ]);
  const lose = async () => {
    if (isProbing) return;
    isProbing = true;
    while (!ending.signal.aborted && !(await probe())) await wait(PROBE_MS);
    isProbing = false;
    if (!ending.signal.aborted) for (const listener of listeners) listener();
  };
  // The pool listens for errors of idle connections only: one that is checked out, between two statements of a
  // transaction, would end the process.
  pool.on('error', () => void lose());
  pool.on('connect', (connection) => connection.on('error', () => void lose()));
  // A connection whose query fails is closed at once, often before its own error comes.
  pool.on('release', (error) => void (isDatabaseAway(error) && lose()));

  return {
    onRecovery: (listener: () => void) => void listeners.push(listener),
    stop: () => ending.abort(),
  };
}
