import { sql } from 'drizzle-orm';
import { index, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';

/** Every version of pages, navigation and texts. The shop shows the latest published version that is due. */
export const contentVersions = pgTable(
  'content_versions',
  {
    /** page, navigation, texts or operator. */
    kind: text('kind').notNull(),
    name: text('name').notNull(),
    /** fr or en. */
    locale: text('locale').notNull(),
    /** Starts at 1 for each document. */
    version: integer('version').notNull(),
    /** Origin of the version: shipped, files, source or editor. */
    source: text('source').notNull(),
    /** The document as written, with its keys in the original order. */
    body: json('body').$type<unknown>().notNull(),
    /** The document as shown: operator fields filled in, invalid parts left out. */
    shown: json('shown').$type<unknown>().notNull(),
    /** Hash of both bodies, to detect changes. */
    digest: text('digest').notNull(),
    title: text('title').notNull(),
    /** URL path, for pages that have one of their own. */
    path: text('path'),
    publishAt: instant('publish_at'),
    expireAt: instant('expire_at'),
    createdAt: instant('created_at').notNull(),
    /** Null for a draft. */
    publishedAt: instant('published_at'),
    /** When an editor took the published document away; null while it is shown, and for drafts. */
    unpublishedAt: instant('unpublished_at'),
    /** When an editor put the document away; it is archived while its newest version is. */
    archivedAt: instant('archived_at'),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.name, table.locale, table.version] }),
    index('content_versions_published')
      .on(table.kind, table.name, table.locale, table.publishedAt)
      .where(sql`${table.publishedAt} is not null`),
  ],
);

/** Editor tokens that were issued: each is valid until it expires or is revoked. */
export const editorTokens = pgTable('editor_tokens', {
  /** Signed into the token, and into the draft links that its holder creates. */
  id: text('id').primaryKey(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  /** Null while the token is valid. */
  revokedAt: instant('revoked_at'),
});
