import { z } from 'zod';

/** The channel of Redis on which apis announce what has changed, and stores listen. */
export const PAGE_CHANGES_CHANNEL = 'patine:page-changes';

/** Interval at which an api announces that it has nothing to announce, in milliseconds. */
export const HEARTBEAT_MS = 500;

const pageChanges = z.object({
  /** The process that announces. */
  from: z.string(),
  /** Counts the announcements of a process, from 1: a gap means that one was lost. */
  number: z.number().int(),
  keys: z.array(z.string()),
  /** Whether the CDN drops what this process purges there; absent if it purges nothing. */
  purges: z.boolean().optional(),
});

export type PageChanges = z.infer<typeof pageChanges>;

/** Null for what is no announcement. */
export function readPageChanges(message: string): PageChanges | null {
  try {
    return pageChanges.parse(JSON.parse(message));
  } catch {
    return null;
  }
}
