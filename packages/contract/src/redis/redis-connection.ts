import { setTimeout as sleep } from 'node:timers/promises';
import type { RedisClientType } from 'redis';

/** Longest wait for a connection or a reply: a request waits for it at most once, since the connection is then given up. */
export const REPLY_MS = 250;
const PING_MS = 1_000;
const FIRST_WAIT_MS = 250;
const MAX_WAIT_MS = 2_000;

/** Redis is not connected, or has not replied in time. */
export class RedisAwayError extends Error {
  override name = 'RedisAwayError';
}

export type RedisConnection = {
  /** Runs commands; rejects at once while Redis is away, and after `REPLY_MS` without a reply. */
  run: <Result>(commands: (client: RedisClientType) => Promise<Result>) => Promise<Result>;
  isUp: () => boolean;
  close: () => Promise<void>;
};

export type RedisOptions = {
  url: string;
  /** Called with each new connection, to subscribe to channels. */
  onOpen?: (client: RedisClientType) => Promise<unknown>;
  /** Called when the connection is there (null) or lost; the error does not contain the URL. */
  onChange?: (error: Error | null) => void;
};

const errorOf = (failure: unknown) => (failure instanceof Error ? failure : new Error(String(failure)));

/** Rejects when the promise has not settled in time. */
async function inTime<Result>(promise: Promise<Result>): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new RedisAwayError('Redis does not reply')), REPLY_MS);
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Keeps one connection to Redis, and opens another in the background whenever it is lost or a reply does not come in
 * time. The client's own reconnecting is off: it would wait for a server that accepts connections and never replies.
 */
export function connectRedis({ url, onOpen, onChange }: RedisOptions): RedisConnection {
  const ending = new AbortController();
  let open: RedisClientType | null = null;
  const wait = (ms: number, signal: AbortSignal) =>
    sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);

  /** Rejects when the connection cannot be opened or is lost. */
  const connectOnce = async () => {
    const { createClient } = await import('redis');
    const client = createClient({
      url,
      disableOfflineQueue: true,
      maintNotifications: 'disabled',
      socket: { connectTimeout: REPLY_MS, reconnectStrategy: false },
    }) as RedisClientType;
    const lost = new AbortController();
    const lostOrEnding = AbortSignal.any([lost.signal, ending.signal]);
    for (const event of ['error', 'end'] as const) client.on(event, (error?: unknown) => lost.abort(error));
    try {
      await inTime(client.connect());
      if (onOpen) await inTime(onOpen(client));
      open = client;
      onChange?.(null);
      while (!lostOrEnding.aborted) {
        await inTime(client.ping());
        await wait(PING_MS, lostOrEnding);
      }
      throw errorOf(lostOrEnding.reason);
    } finally {
      if (client.isOpen) client.destroy();
    }
  };

  const keepConnected = async () => {
    for (let tries = 0; !ending.signal.aborted; tries += 1) {
      const error = await connectOnce().catch(errorOf);
      if (open !== null) tries = 0;
      open = null;
      // Once for each loss: the next tries fail for the same reason.
      if (tries === 0 && !ending.signal.aborted) onChange?.(error);
      await wait(Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** tries), ending.signal);
    }
  };
  const connected = keepConnected();

  return {
    isUp: () => open?.isReady === true,
    async run(commands) {
      const client = open;
      if (!client?.isReady) throw new RedisAwayError('Redis is not connected');
      const replies = commands(client);
      try {
        return await inTime(replies);
      } catch (error) {
        replies.catch(() => undefined);
        // Whoever comes next does not wait for it.
        if (error instanceof RedisAwayError && client.isOpen) client.destroy();
        throw error;
      }
    },
    close: async () => {
      ending.abort();
      await connected;
    },
  };
}
