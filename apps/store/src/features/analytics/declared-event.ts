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

/** First query key elements of editors' content. */
const CONTENT_KEYS: ReadonlySet<unknown> = new Set(['navigation', 'drops', PAGE_INFO_KEY]);

/** The editors' content in the query cache: menus, drops and pages. */
export const knownContent = (queryClient: QueryClient): unknown[] =>
  queryClient
    .getQueryCache()
    .findAll({ predicate: ({ queryKey }) => CONTENT_KEYS.has(queryKey[0]) })
    .map(({ state }) => state.data);

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Every content entry with this path and an event. */
function* entriesTo(path: string, content: unknown): Generator<Entry> {
  if (typeof content !== 'object' || content === null) return;
  const entry: Entry = content;
  if (entry.path === path && (isText(entry.trackingEvent) || isText(entry.trackingId))) yield entry;
  for (const part of Object.values(content)) yield* entriesTo(path, part);
}

/**
 * The event that editors declared for a link. Links carry no data, so it is looked up in the content by URL, and by the link's text
 * if several entries have the same URL.
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
