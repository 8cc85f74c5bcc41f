/** Message from a page to the service worker: cache this page and its resources. */
export type CacheMessage = {
  /** Path of the page. */
  keep: string;
  /** Paths of the scripts and styles that it has loaded. */
  assets: string[];
  /** Paths of the images that it shows. */
  pictures: string[];
};

/** Message that deletes all cached pages. */
export const CLEAR = { forget: 'pages' } as const;

export const isClearMessage = (data: unknown) =>
  ((data ?? {}) as Partial<typeof CLEAR>).forget === CLEAR.forget;

const isPaths = (value: unknown, folder: string): value is string[] =>
  Array.isArray(value) && value.every((path) => typeof path === 'string' && path.startsWith(folder));

/** Validates a message: any script of the origin can send one. */
export function readCacheMessage(data: unknown): CacheMessage | null {
  const { keep, assets, pictures } = (data ?? {}) as Partial<CacheMessage>;
  return typeof keep === 'string' &&
    keep.startsWith('/') &&
    isPaths(assets, '/assets/') &&
    isPaths(pictures, '/media/')
    ? { keep, assets, pictures }
    : null;
}
