import type { Drop } from '@patine/contract/content/structure';
import type { Locale } from '@patine/core';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { rowsOf } from '../../db/rows.ts';
import { dropOf, type DropRow, hasEnded } from './drop.ts';

type StoredDrop = Omit<DropRow, 'preLaunchAt' | 'launchAt' | 'endAt'> & {
  preLaunchAt: string | null;
  launchAt: string | null;
  endAt: string | null;
};

const date = (text: string | null) => (text === null ? null : new Date(text));

/** Reads current and upcoming drops, earliest end first. A drop without a picture shows its newest item. */
export async function readDrops(db: Database, locale: Locale, now: Date): Promise<Drop[]> {
  const rows = await rowsOf<StoredDrop>(
    db,
    sql`select d.slug, d.name_fr as "nameFr", d.name_en as "nameEn", d.description_fr as "descriptionFr",
        d.description_en as "descriptionEn", d.shipping_info_fr as "shippingInfoFr",
        d.shipping_info_en as "shippingInfoEn", d.additional_information_fr as "additionalInformationFr",
        d.additional_information_en as "additionalInformationEn", d.pre_launch_at as "preLaunchAt", d.launch_at as "launchAt",
        d.end_at as "endAt", d.is_coming_soon as "isComingSoon",
        coalesce(max(d.picture_id), (array_agg(f.picture_id order by p.reference desc)
          filter (where f.picture_id is not null))[1]) as image,
        (count(i.id) filter (where i.status = 'listed'))::int as "productCount"
      from drops d
      left join products p on p.drops @> array[d.slug]
      left join items i on i.product_reference = p.reference
      left join product_photos f on f.product_reference = p.reference and f.position = 0
      group by d.slug order by d.end_at nulls last, d.slug`,
  );
  return rows
    .map((row): DropRow => ({
      ...row,
      preLaunchAt: date(row.preLaunchAt),
      launchAt: date(row.launchAt),
      endAt: date(row.endAt),
    }))
    .filter((row) => !hasEnded(row, now))
    .map((row) => dropOf(row, locale, now));
}
