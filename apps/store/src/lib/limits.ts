import { MINUTE_MS } from '@patine/core';

/** The limits of the store's own client. A name ends in its unit (`_MS`). */

export const CHUNK_RELOAD_GUARD_MS = MINUTE_MS;
export const FETCH_DELAY_MS = 200;
export const PREFETCH_IDLE_TIMEOUT_MS = 2000;
export const PAGE_INFO_CACHE_SIZE = 5;
export const PAGE_INFO_CACHE_EVICTIONS = 3;
