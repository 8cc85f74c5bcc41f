import { and, gt, lte } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import { drops } from '../../db/schema/catalogue.ts';

/** Tells, each time it is asked, whether a drop has opened since the last time: its pieces are hidden until then. */
export function openedDrops({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  let looked = clock.now();
  return async () => {
    const now = clock.now();
    const opened = await db
      .select({ slug: drops.slug })
      .from(drops)
      .where(and(gt(drops.launchAt, looked), lte(drops.launchAt, now)))
      .limit(1);
    looked = now;
    return opened.length > 0;
  };
}
