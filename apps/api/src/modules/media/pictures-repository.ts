import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { pictures } from '../../db/schema/catalogue.ts';
import { SITE_IMAGES } from './site-images.ts';

/** Where the pixels of a picture are; null when none has this name. */
export async function sourceOf(db: Database, id: string): Promise<string | null> {
  const own = SITE_IMAGES[id];
  if (own) return own;
  const [picture] = await db.select({ source: pictures.source }).from(pictures).where(eq(pictures.id, id));
  return picture?.source ?? null;
}

/** Stores where the pixels of a picture are; a second time changes nothing. */
export const insertPicture = (db: Database, values: typeof pictures.$inferInsert) =>
  db.insert(pictures).values(values).onConflictDoNothing();
