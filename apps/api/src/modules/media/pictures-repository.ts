import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { pictures } from '../../db/schema/catalogue.ts';
import { SITE_IMAGES } from './site-images.ts';

/** Returns the source of a picture; null for an unknown id. */
export async function sourceOf(db: Database, id: string): Promise<string | null> {
  const own = SITE_IMAGES[id];
  if (own) return own;
  const [picture] = await db.select({ source: pictures.source }).from(pictures).where(eq(pictures.id, id));
  return picture?.source ?? null;
}

/** Inserts a picture. A second call is a no-op. */
export const insertPicture = (db: Database, values: typeof pictures.$inferInsert) =>
  db.insert(pictures).values(values).onConflictDoNothing();
