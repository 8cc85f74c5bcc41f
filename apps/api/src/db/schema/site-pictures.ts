import type { Crops } from '@patine/contract/content/site-pictures';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { pictures } from './catalogue.ts';
import { instant } from './instant.ts';

/** The media library: pictures that editors uploaded for pages, drops and menus. */
export const sitePictures = pgTable(
  'site_pictures',
  {
    /** Hash of the first file's content. Documents name it, so that another file can take its place. */
    id: text('id').primaryKey(),
    /** The file that is shown. */
    pictureId: text('picture_id')
      .notNull()
      .references(() => pictures.id),
    fileName: text('file_name').notNull().default(''),
    /** Size of the stored file; null for files stored before this table existed. */
    bytes: integer('bytes'),
    /** image/jpeg or image/png. */
    type: text('type').notNull().default('image/jpeg'),
    /** URL that a headless CMS named, whose picture was fetched. */
    sourceUrl: text('source_url').unique(),
    uploadedAt: instant('uploaded_at').notNull(),
    /** Id of the editor, or of an access link, who uploaded it. */
    author: text('author'),
    altFr: text('alt_fr').notNull().default(''),
    altEn: text('alt_en').notNull().default(''),
    /** Per mille of the width, from the left. */
    focalX: integer('focal_x').notNull().default(500),
    /** Per mille of the height, from the top. */
    focalY: integer('focal_y').notNull().default(500),
    crops: jsonb('crops').$type<Crops>().notNull().default({}),
  },
  (table) => [index('site_pictures_picture').on(table.pictureId)],
);
