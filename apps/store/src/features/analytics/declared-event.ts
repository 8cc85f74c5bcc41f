import type { QueryClient } from '@tanstack/react-query';
import { PAGE_INFO_KEY } from '../../lib/query.ts';
import type { EventPayload } from './event.ts';

type Entry = {
  path?: unknown;
  name?: unknown;
  label?: unknown;
  trackingEvent?: unknown;
  trackingId?: unknown;
};

/** First parts of the keys of queries that hold what editors wrote. */
const CONTENT_KEYS: ReadonlySet<unknown> = new Set(['navigation', 'drops', PAGE_INFO_KEY]);

/** The menus, drops and pages that the browser has read so far, as editors wrote them. */
export const knownContent = (queryClient: QueryClient): unknown[] =>
  queryClient
    .getQueryCache()
    .findAll({ predicate: ({ queryKey }) => CONTENT_KEYS.has(queryKey[0]) })
    .map(({ state }) => state.data);

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Every entry of the content that leads to this path and has something to tell. */
function* entriesTo(path: string, content: unknown): Generator<Entry> {
  if (typeof content !== 'object' || content === null) return;
  const entry: Entry = content;
  if (entry.path === path && (isText(entry.trackingEvent) || isText(entry.trackingId))) yield entry;
  for (const part of Object.values(content)) yield* entriesTo(path, part);
}

/**
 * The event that editors gave a link, looked up in the content by where the link leads: the link itself carries
 * nothing. Where several entries lead to one place, the words on the link tell them apart.
 */
export function declaredEvent(path: string, words: string, content: readonly unknown[]): EventPayload | null {
  const entries = content.flatMap((part) => [...entriesTo(path, part)]);
  const entry = entries.find(({ name, label }) => [name, label].includes(words)) ?? entries[0];
  if (!entry) return null;
  const { trackingEvent, trackingId } = entry;
  return {
    name: isText(trackingEvent) ? trackingEvent : 'Promotion Clicked',
    properties: { path, label: words, ...(isText(trackingId) ? { promotion_id: trackingId } : {}) },
  };
}
