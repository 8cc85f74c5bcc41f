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

type Allowance = {
  renders: number;
  at: number;
  /** Renders that the other stores do not know of yet. */
  unshared: number;
  /** Renders of all stores at the last exchange. */
  everywhere: number;
};

/** Adds renders to those of the other stores and returns the totals of the last `keepMs`. */
export type ShareCounts = (
  counts: ReadonlyMap<string, number>,
  keepMs: number,
) => Promise<ReadonlyMap<string, number>>;

/** A token bucket per visitor. Null is not limited. */
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
  const unshared = new Set<string>();
  const perMs = perMinute / MINUTE_MS;
  return {
    /** Counts a render or throws. */
    take(visitor: string | null): void {
      if (visitor === null) return;
      const known = allowances.get(visitor) ?? { renders: atOnce, at: now(), unshared: 0, everywhere: 0 };
      const renders = Math.min(atOnce, known.renders + (now() - known.at) * perMs);
      const isAllowed = renders >= 1;
      allowances.set(visitor, {
        ...known,
        renders: isAllowed ? renders - 1 : renders,
        at: now(),
        unshared: known.unshared + (isAllowed ? 1 : 0),
      });
      unshared.add(visitor);
      if (!isAllowed) throw new TooManyRendersError(Math.max(1, Math.ceil((1 - renders) / perMs / 1_000)));
    },

    /** Takes from each visitor of this store what they have had rendered by the others. */
    async exchange(share: ShareCounts) {
      const visitors = [...unshared].flatMap((visitor) => {
        const allowance = allowances.get(visitor);
        return allowance ? [{ visitor, sent: allowance.unshared }] : [];
      });
      unshared.clear();
      if (visitors.length === 0) return;
      const counts = new Map(visitors.map(({ visitor, sent }) => [visitor, sent]));
      // An allowance is full again after this time, so older renders do not matter.
      const totals = await share(counts, Math.ceil(atOnce / perMs));
      for (const { visitor, sent } of visitors) {
        const known = allowances.get(visitor);
        const total = totals.get(visitor);
        if (!known || total === undefined) continue;
        // A total that was forgotten meanwhile begins again.
        const before = total - sent >= known.everywhere ? known.everywhere : 0;
        const ofOthers = total - sent - before;
        allowances.set(visitor, {
          ...known,
          renders: Math.max(0, known.renders - ofOthers),
          unshared: known.unshared - sent,
          everywhere: total,
        });
      }
    },
  };
}

export type RenderLimit = ReturnType<typeof createRenderLimit>;
