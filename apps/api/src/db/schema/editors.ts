import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { EditorRole } from '@patine/contract/content/editors';
import type { LogAction } from '@patine/contract/content/editors-log';
import { instant } from './instant.ts';

/** People who write in the page editor. A removed one stays without an address, as author of what they wrote. */
export const editors = pgTable(
  'editors',
  {
    id: text('id').primaryKey(),
    /** Emptied `EDITOR_LOG_YEARS` after the removal. */
    name: text('name').notNull(),
    /** Normalised; null once removed. */
    emailAddress: text('email_address'),
    role: text('role').$type<EditorRole>().notNull(),
    /** fr or en: the language of their emails. */
    locale: text('locale').notNull(),
    invitedAt: instant('invited_at').notNull(),
    /** Null until they have opened the link of their invitation. */
    acceptedAt: instant('accepted_at'),
    removedAt: instant('removed_at'),
  },
  (table) => [uniqueIndex('editors_email_address').on(table.emailAddress)],
);

/** Single-use links in emails to editors; a row is deleted when its link is used. */
export const editorLinks = pgTable(
  'editor_links',
  {
    /** SHA-256 of the token; the token itself is only in the email. */
    tokenHash: text('token_hash').primaryKey(),
    editorId: text('editor_id')
      .notNull()
      .references(() => editors.id, { onDelete: 'cascade' }),
    /** INVITATION or SIGN_IN. */
    purpose: text('purpose').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('editor_links_editor').on(table.editorId)],
);

/** Editors' sessions: each is valid until it expires or is deleted. */
export const editorSessions = pgTable(
  'editor_sessions',
  {
    /** Names the session in the list of its editor's own. */
    id: text('id').primaryKey(),
    /** SHA-256 of the token, which only the browser's cookie holds. */
    tokenHash: text('token_hash').notNull(),
    editorId: text('editor_id')
      .notNull()
      .references(() => editors.id, { onDelete: 'cascade' }),
    /** Names of browser and system, for the list. */
    browser: text('browser').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Updated at most once an hour. */
    usedAt: instant('used_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('editor_sessions_token').on(table.tokenHash),
    index('editor_sessions_editor').on(table.editorId),
  ],
);

/** Who did what to which document, or to whom, in the page editor. */
export const editorLog = pgTable(
  'editor_log',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    at: instant('at').notNull(),
    action: text('action').$type<LogAction>().notNull(),
    /** Id of an editor or of an access link; null for a command of whoever runs the shop. */
    authorId: text('author_id'),
    /** The document: its kind, name, language and version. */
    kind: text('kind'),
    name: text('name'),
    locale: text('locale'),
    version: integer('version'),
    /** The editor that it was done to. */
    editorId: text('editor_id'),
    /** The role that they were given. */
    role: text('role').$type<EditorRole>(),
  },
  (table) => [
    index('editor_log_at').on(table.at),
    index('editor_log_document')
      .on(table.kind, table.name)
      .where(sql`${table.kind} is not null`),
  ],
);
