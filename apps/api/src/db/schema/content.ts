import { sql } from 'drizzle-orm';
import { index, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';

/** Every version of pages, navigation and texts: what is shown is the last one that was published and is due. */
export const contentVersions = pgTable(
  'content_versions',
  {
    /** page, navigation, texts or operator. */
    kind: text('kind').notNull(),
    name: text('name').notNull(),
    /** fr or en. */
    locale: text('locale').notNull(),
    /** Counts from 1 in each document. */
    version: integer('version').notNull(),
    /** shipped, files, source or editor: where it came from. */
    source: text('source').notNull(),
    /** As it was written, in the order in which it was written. */
    body: json('body').$type<unknown>().notNull(),
    /** As it is shown: operator's fields filled in, what breaks a rule left out. */
    shown: json('shown').$type<unknown>().notNull(),
    /** Of both, to know a change by. */
    digest: text('digest').notNull(),
    title: text('title').notNull(),
    /** Address of a page that has one of its own. */
    path: text('path'),
    publishAt: instant('publish_at'),
    expireAt: instant('expire_at'),
    createdAt: instant('created_at').notNull(),
    /** Null for a draft. */
    publishedAt: instant('published_at'),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.name, table.locale, table.version] }),
    index('content_versions_published')
      .on(table.kind, table.name, table.locale, table.publishedAt)
      .where(sql`${table.publishedAt} is not null`),
  ],
);

/** Rights to edit that were given out: a token counts until it ends or is revoked. */
export const editorTokens = pgTable('editor_tokens', {
  /** Signed into the token, and into those of the drafts' links that its holder makes. */
  id: text('id').primaryKey(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  /** Null while it counts. */
  revokedAt: instant('revoked_at'),
});
