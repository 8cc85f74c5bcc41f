import { HEARTBEAT_MS, readPageChanges } from '@patine/contract/pages/page-changes';
import { SHOP_KEY } from '@patine/contract/pages/surrogate-keys';
import { MINUTE_MS } from '@patine/core';

/** Surrogate keys of what has changed, as the apis announce them. */
export type ChangeFeed = {
  /** True while each api process is heard: what none announces has then not changed. */
  isHeard: () => boolean;
  /** True while changes are heard of and the CDN drops what has changed. */
  isPurged: () => boolean;
  listen: (listener: (keys: readonly string[]) => void) => void;
};

/** An api that is silent for longer has stopped, or cannot reach Redis. */
const SILENCE_MS = 3 * HEARTBEAT_MS;
/** One that has been silent for this time has stopped for good. */
const FORGET_MS = MINUTE_MS;

/** Reads announcements. One that was lost, or whose process is new, drops every page, since anything may have changed. */
export function createChangeFeed(now: () => number) {
  const listeners: ((keys: readonly string[]) => void)[] = [];
  const processes = new Map<string, { number: number; heardAt: number; purges: boolean | undefined }>();

  const forget = () => {
    for (const [from, { heardAt }] of processes) if (now() - heardAt > FORGET_MS) processes.delete(from);
  };

  const feed: ChangeFeed = {
    isHeard: () => {
      if (processes.size === 0) return false;
      for (const { heardAt } of processes.values()) if (now() - heardAt > SILENCE_MS) return false;
      return true;
    },
    isPurged: () => {
      const told = new Set([...processes.values()].map(({ purges }) => purges));
      return feed.isHeard() && told.has(true) && !told.has(false);
    },
    listen: (listener) => void listeners.push(listener),
  };
  return {
    feed,
    read(message: string) {
      const changes = readPageChanges(message);
      if (!changes) return;
      forget();
      const { from, number, keys, purges } = changes;
      const hasMissed = processes.get(from)?.number !== number - 1;
      processes.set(from, { number, heardAt: now(), purges });
      if (hasMissed) for (const listener of listeners) listener([SHOP_KEY]);
      else if (keys.length > 0) for (const listener of listeners) listener(keys);
    },
  };
}
