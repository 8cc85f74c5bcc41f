import type { ReleaseState } from '@patine/contract/content/releases';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';

/** Changes of several documents that are published together. */
export const contentReleases = pgTable(
  'content_releases',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    state: text('state').$type<ReleaseState>().notNull(),
    /** Null while it has no date. */
    publishAt: instant('publish_at'),
    createdAt: instant('created_at').notNull(),
    /** Id of the editor or access link. */
    authorId: text('author_id').notNull(),
    /** Who scheduled or published it. */
    publisherId: text('publisher_id'),
    /** Null until it is published. */
    publishedAt: instant('published_at'),
  },
  (table) => [
    index('content_releases_due')
      .on(table.publishAt)
      .where(sql`${table.state} = 'scheduled'`),
  ],
);

/** The versions that a release publishes: one for each document. */
export const contentReleaseChanges = pgTable(
  'content_release_changes',
  {
    releaseId: text('release_id')
      .notNull()
      .references(() => contentReleases.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    name: text('name').notNull(),
    locale: text('locale').notNull(),
    version: integer('version').notNull(),
    addedAt: instant('added_at').notNull(),
    authorId: text('author_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.releaseId, table.kind, table.name, table.locale] }),
    index('content_release_changes_document').on(table.kind, table.name, table.locale),
  ],
);
