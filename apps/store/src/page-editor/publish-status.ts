import type { PageMeta } from './page-draft.ts';

/** What was published last of a page, and when visitors see it: times in ISO 8601. */
export type PublishedPage = { version: number; from: string | null; until: string | null };

const momentOf = (value: unknown) => (typeof value === 'string' ? value : null);

export const publishedAs = (version: number, { publishAt, expireAt }: PageMeta): PublishedPage => ({
  version,
  from: momentOf(publishAt),
  until: momentOf(expireAt),
});

type Stored = { version: number; published: PublishedPage | null };

export type PublishStatus = {
  /** `behind`: visitors see an earlier version than the one that was saved. */
  state: 'saved' | 'behind' | 'scheduled' | 'published' | 'expired';
  /** When that begins or began, in ISO 8601. */
  date?: string;
};

/** How far a page that was saved is on its way to visitors; `now` in milliseconds since 1970. */
export function publishStatusOf({ version, published }: Stored, now: number): PublishStatus {
  if (!published) return { state: 'saved' };
  const { from, until } = published;
  const isOlder = published.version !== version;
  if (until !== null && Date.parse(until) <= now)
    return isOlder ? { state: 'saved' } : { state: 'expired', date: until };
  if (from !== null && Date.parse(from) > now)
    return isOlder ? { state: 'saved' } : { state: 'scheduled', date: from };
  return { state: isOlder ? 'behind' : 'published' };
}

/** Where visitors see the version that was saved; null while they do not. What is on the screen may have another path. */
export function shopPathOf(saved: Stored & { previewPath: string | null }, now: number): string | null {
  if (publishStatusOf(saved, now).state !== 'published') return null;
  return saved.previewPath && saved.previewPath.replace(/\?.*$/s, '');
}
