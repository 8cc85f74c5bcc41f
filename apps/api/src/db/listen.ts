import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const FIRST_WAIT_MS = 250;
const MAX_WAIT_MS = 5_000;
/** A connection whose other end has disappeared would take minutes to close. */
const CLOSE_MS = 1_000;

/**
 * Listens to a channel on a connection of its own, since one of the pool goes from query to query, and connects again
 * whenever it is lost. Calls `onNotification` for each notification and whenever it begins to listen, because those sent
 * before were missed. Returns a function that stops it.
 */
export function listen(url: string, channel: string, onNotification: () => void) {
  const ending = new AbortController();
  const aborted = new Promise<void>((resolve) =>
    ending.signal.addEventListener('abort', () => resolve(), { once: true }),
  );
  const wait = (ms: number) =>
    sleep(ms, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);

  /** Resolves when the connection is lost or listening stops; returns whether it listened at all. */
  const listenOnce = async () => {
    const connection = new pg.Client({
      connectionString: url,
      application_name: `${channel} listener`,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    const lost = new Promise<void>((resolve) => {
      connection.once('end', resolve);
      // Without a listener a lost connection would end the process.
      connection.on('error', () => resolve());
    });
    connection.on('notification', onNotification);
    try {
      await connection.connect();
      await connection.query(`listen ${channel}`);
      onNotification();
      await Promise.race([lost, aborted]);
      return true;
    } catch {
      return false;
    } finally {
      await Promise.race([connection.end().catch(() => undefined), wait(CLOSE_MS)]);
    }
  };

  const keepListening = async () => {
    for (let tries = 0; !ending.signal.aborted;) {
      tries = (await listenOnce()) ? 0 : tries + 1;
      await wait(Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** tries));
    }
  };
  const listening = keepListening();

  return async () => {
    ending.abort();
    await listening;
  };
}
