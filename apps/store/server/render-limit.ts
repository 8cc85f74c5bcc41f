import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from '@patine/core';

/** Pages that one visitor may have rendered in a minute, and at once: an office behind one address is many people. */
const RENDERS_A_MINUTE = 600;
const RENDERS_AT_ONCE = 120;
/** Visitors remembered at most: one who is forgotten begins anew. */
const VISITORS = 50_000;

/** Too many pages that no cache holds: the visitor is to come back in so many seconds. */
export class TooManyRendersError extends Error {
  override name = 'TooManyRendersError';
  readonly statusCode = 429;
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super('Too many pages');
    this.retryAfter = retryAfter;
  }
}

type Allowance = { renders: number; at: number };

/** Lets a visitor have a page rendered, or throws: an allowance that refills evenly. Nobody is null. */
export function createRenderLimit({
  now,
  perMinute = RENDERS_A_MINUTE,
  atOnce = RENDERS_AT_ONCE,
}: {
  now: () => number;
  perMinute?: number;
  atOnce?: number;
}) {
  const allowances = new LRUCache<string, Allowance>({ max: VISITORS });
  const perMs = perMinute / MINUTE_MS;
  return (visitor: string | null): void => {
    if (visitor === null) return;
    const known = allowances.get(visitor) ?? { renders: atOnce, at: now() };
    const renders = Math.min(atOnce, known.renders + (now() - known.at) * perMs);
    allowances.set(visitor, { renders: renders < 1 ? renders : renders - 1, at: now() });
    if (renders < 1) throw new TooManyRendersError(Math.max(1, Math.ceil((1 - renders) / perMs / 1_000)));
  };
}

export type RenderLimit = ReturnType<typeof createRenderLimit>;
