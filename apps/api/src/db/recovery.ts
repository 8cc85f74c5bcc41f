import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

const PROBE_MS = 250;
/** A connection whose other end has disappeared would say nothing for minutes. */
const PROBE_TIMEOUT_MS = 5_000;

/**
 * Calls the listeners once the database answers after a connection was lost. It is asked, since no new connection needs
 * to tell: behind a pooler those that were idle meanwhile go on, and queries take these.
 */
export function watchRecovery(pool: pg.Pool) {
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

  return {
    onRecovery: (listener: () => void) => void listeners.push(listener),
    stop: () => ending.abort(),
  };
}
