import type { CommentPlace } from '@patine/contract/content/comments';
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
    /** Id of the editor or access link that saved it; null for what no editor wrote, and before authors were kept. */
    authorId: text('author_id'),
    /** Null for a draft. */
    publishedAt: instant('published_at'),
    /** Id of the editor or access link that published it last. */
    publisherId: text('publisher_id'),
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

/** Documents whose editor asked for a review: until somebody publishes one of their versions. */
export const contentReviews = pgTable(
  'content_reviews',
  {
    kind: text('kind').notNull(),
    name: text('name').notNull(),
    locale: text('locale').notNull(),
    /** The version to review. */
    version: integer('version').notNull(),
    /** What the editor wants to say about it; may be empty. */
    note: text('note').notNull(),
    /** Id of the editor or access link. */
    authorId: text('author_id').notNull(),
    askedAt: instant('asked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.name, table.locale] })],
);

/** What editors say to each other about a document, or a block of it. */
export const contentComments = pgTable(
  'content_comments',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    kind: text('kind').notNull(),
    name: text('name').notNull(),
    locale: text('locale').notNull(),
    text: text('text').notNull(),
    /** The block; null for the whole document. */
    place: json('place').$type<CommentPlace>(),
    /** Id of the editor or access link. */
    authorId: text('author_id').notNull(),
    writtenAt: instant('written_at').notNull(),
    /** Null while it waits for an answer. */
    resolvedAt: instant('resolved_at'),
    resolverId: text('resolver_id'),
  },
  (table) => [index('content_comments_document').on(table.kind, table.name, table.locale)],
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

/** What editors wrote and have not saved: one row an editor and document, replaced every few seconds. */
export const editorDrafts = pgTable(
  'editor_drafts',
  {
    /** Who wrote it: the id of an editor's right or account. */
    owner: text('owner').notNull(),
    /** As `page/our-story`, `drop/white-nights` or `shop/menu`. */
    document: text('document').notNull(),
    /** Random id of the browser that wrote it. */
    client: text('client').notNull(),
    state: text('state').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.document] }),
    index('editor_drafts_updated').on(table.updatedAt),
  ],
);

/** Who has a document open in the page editor: one row a browser, which says so every few seconds. */
export const editorPresence = pgTable(
  'editor_presence',
  {
    /** As in `editor_drafts`. */
    document: text('document').notNull(),
    client: text('client').notNull(),
    owner: text('owner').notNull(),
    /** Name of the editor; null for one without. */
    name: text('name'),
    /** When it was opened. */
    since: instant('since').notNull().defaultNow(),
    /** What is worked on, in words; null for the document as a whole. */
    at: text('at'),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.document, table.client] }),
    index('editor_presence_seen').on(table.seenAt),
  ],
);
