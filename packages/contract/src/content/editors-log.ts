import type { Locale } from '@patine/core';
import type { Titled } from './documents.ts';
import type { Author, EditorRole } from './editors.ts';

export const LOG_ACTIONS = [
  'saved',
  'published',
  'unpublished',
  'archived',
  'restored',
  'deleted',
  'review-requested',
  'review-withdrawn',
  'invited',
  'accepted',
  'role-changed',
  'removed',
  'signed-in',
  'release-scheduled',
  'release-cancelled',
  'release-published',
  'release-failed',
  'release-deleted',
] as const;
export type LogAction = (typeof LOG_ACTIONS)[number];

export type LogEntry = {
  id: number;
  /** ISO 8601. */
  at: string;
  action: LogAction;
  /** Null for a command of whoever runs the shop. */
  author: Author | null;
  /**
   * The document that it was done to, with its present title, empty once it is deleted; null when it was done to a person.
   * A page as a whole has no language.
   */
  document: (Titled & { kind: string; name: string; locale: Locale | null; version: number | null }) | null;
  /** The person that it was done to. */
  person: { name: string; role: EditorRole | null } | null;
};

export const LOG_PAGE_SIZE = 50;

/** `GET /content/log?page=1&author=…&action=…&words=…` */
export type LogPage = { entries: LogEntry[]; count: number; authors: Author[] };
