/** What a page asks of the service worker: to keep it, with what it is made of. */
export type CacheMessage = {
  /** Path of a page of the shop. */
  keep: string;
  /** Paths of scripts and styles that it has fetched. */
  assets: string[];
  /** Paths of the photographs that it shows. */
  pictures: string[];
};

/** Asks it to forget which pages were looked at. */
export const CLEAR = { forget: 'pages' } as const;

export const isClearMessage = (data: unknown) =>
  ((data ?? {}) as Partial<typeof CLEAR>).forget === CLEAR.forget;

const isPaths = (value: unknown, folder: string): value is string[] =>
  Array.isArray(value) && value.every((path) => typeof path === 'string' && path.startsWith(folder));

/** Whatever a page sends is read before it is believed. */
export function readCacheMessage(data: unknown): CacheMessage | null {
  const { keep, assets, pictures } = (data ?? {}) as Partial<CacheMessage>;
  return typeof keep === 'string' &&
    keep.startsWith('/') &&
    isPaths(assets, '/assets/') &&
    isPaths(pictures, '/media/')
    ? { keep, assets, pictures }
    : null;
}
