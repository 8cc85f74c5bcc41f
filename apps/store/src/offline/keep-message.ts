/** What a page asks of the service worker: to keep it, with what it is made of. */
export type KeepMessage = {
  /** Path of a page of the shop. */
  keep: string;
  /** Paths of scripts and styles that it has fetched. */
  assets: string[];
  /** Paths of the photographs that it shows. */
  pictures: string[];
};

/** Asks it to forget which pages were looked at. */
export const FORGET = { forget: 'pages' } as const;

export const isForgetMessage = (data: unknown) =>
  ((data ?? {}) as Partial<typeof FORGET>).forget === FORGET.forget;

const isPaths = (value: unknown, folder: string): value is string[] =>
  Array.isArray(value) && value.every((path) => typeof path === 'string' && path.startsWith(folder));

/** Whatever a page sends is read before it is believed. */
export function readKeepMessage(data: unknown): KeepMessage | null {
  const { keep, assets, pictures } = (data ?? {}) as Partial<KeepMessage>;
  return typeof keep === 'string' &&
    keep.startsWith('/') &&
    isPaths(assets, '/assets/') &&
    isPaths(pictures, '/media/')
    ? { keep, assets, pictures }
    : null;
}
