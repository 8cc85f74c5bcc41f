import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

const PROBE_MS = 250;

/**
 * Calls the listeners once the database answers after a connection was lost. It is asked, since no new connection needs
 * to tell: behind a pooler those that were idle meanwhile go on, and queries take these.
 */
export function watchRecovery(pool: pg.Pool) {
  const listeners: (() => void)[] = [];
  const ending = new AbortController();
  let isProbing = false;

  const probe = () =>
    pool.query('select 1').then(
      () => true,
      () => false,
    );
  const lose = async () => {
    if (isProbing) return;
    isProbing = true;
    while (!ending.signal.aborted && !(await probe()))
      await sleep(PROBE_MS, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
    isProbing = false;
    if (!ending.signal.aborted) for (const listener of listeners) listener();
  };
  // The pool listens for errors of idle connections only: one that is checked out, between two statements of a
  // transaction, would end the process.
  pool.on('error', () => void lose());
  pool.on('connect', (connection) => connection.on('error', () => void lose()));

  return {
    onRecovery: (listener: () => void) => void listeners.push(listener),
    stop: () => ending.abort(),
  };
}
