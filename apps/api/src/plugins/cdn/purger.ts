import { setTimeout as pause } from 'node:timers/promises';
import { SHOP_KEY } from '@patine/contract/pages/surrogate-keys';
import { MINUTE_MS } from '@patine/core';
import type { FastifyBaseLogger } from 'fastify';
import type { Cdn } from './cdns.ts';

/**
 * Time between a change and its purge, in milliseconds. A page that is asked for meanwhile is still the old one where a
 * process has not heard of the change: purged at once, the CDN would fetch that one.
 */
export const SETTLE_MS = 700;
/** Above this number of keys, dropping every page costs less. */
const MAX_KEYS = 1_000;
const FIRST_WAIT_MS = 500;

type Options = {
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
  /** Waits so many milliseconds, or until the signal. */
  wait?: (ms: number, signal: AbortSignal) => Promise<unknown>;
  /** Resolves when this process itself answers with the change. */
  settled: () => Promise<unknown>;
  onPurged: (keys: number) => void;
  onFailure: () => void;
};

const sleep = (ms: number, signal: AbortSignal) => pause(ms, undefined, { signal, ref: false });

/** Splits keys into calls of at most so many keys and bytes. */
export function batches(keys: Iterable<string>, most: Cdn['most']): string[][] {
  const calls: string[][] = [];
  let bytes = Infinity;
  for (const key of keys) {
    bytes += key.length + 1;
    const last = calls.at(-1);
    if (last && last.length < most.keys && bytes <= most.bytes) last.push(key);
    else {
      calls.push([key]);
      bytes = key.length + 1;
    }
  }
  return calls;
}

/**
 * Purges keys from one CDN: each once, however often it changes while it waits, in as few calls as it takes. What fails is
 * tried again until it succeeds.
 */
export function createPurger(cdn: Cdn, { log, settled, onPurged, onFailure, wait = sleep }: Options) {
  const waiting = new Set<string>();
  const ending = new AbortController();
  let failures = 0;
  let running: Promise<void> | null = null;

  const purgeAll = async () => {
    const keys = waiting.size > MAX_KEYS || waiting.has(SHOP_KEY) ? [SHOP_KEY] : [...waiting];
    waiting.clear();
    for (const [at, call] of batches(keys, cdn.most).entries())
      try {
        await cdn.purge(call);
        onPurged(call.length);
      } catch (error) {
        for (const key of batches(keys, cdn.most).slice(at).flat()) waiting.add(key);
        throw error;
      }
  };

  const run = async () => {
    while (waiting.size > 0 && !ending.signal.aborted) {
      const ms = failures === 0 ? SETTLE_MS : Math.min(MINUTE_MS, FIRST_WAIT_MS * 2 ** failures);
      // A process that stops purges at once what waits.
      await wait(ms, ending.signal).catch(() => undefined);
      await settled().catch(() => undefined);
      try {
        await purgeAll();
        if (failures > 0) log.info(`${cdn.name} purges again`);
        failures = 0;
      } catch (error) {
        failures += 1;
        onFailure();
        log.warn({ err: error, failures }, `${cdn.name} does not purge: its copies live shorter`);
      }
    }
    running = null;
  };

  return {
    name: cdn.name,
    add(keys: Iterable<string>) {
      for (const key of keys) waiting.add(key);
      if (waiting.size > 0) running ??= run();
    },
    waiting: () => waiting.size,
    isFailing: () => failures > 0,
    stop: async () => {
      ending.abort();
      await running;
    },
  };
}

export type Purger = ReturnType<typeof createPurger>;
