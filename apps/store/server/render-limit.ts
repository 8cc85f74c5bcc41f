import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from '@patine/core';

/** Uncached renders per visitor, per minute and in a burst: an office behind one IP address has many visitors. */
const RENDERS_A_MINUTE = 600;
const RENDERS_AT_ONCE = 120;
/** Maximum number of visitors in memory; an evicted visitor starts again with a full allowance. */
const VISITORS = 50_000;

/** The visitor has exceeded the render limit and should retry after this many seconds. */
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

/** A token bucket per visitor: counts a render or throws. Null is not limited. */
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
