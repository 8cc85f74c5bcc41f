import type { Drop, DropInfo } from '@patine/contract/content/structure';
import { type Locale, PAST_DROPS_SHOWN } from '@patine/core';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { rowsOf } from '../../db/rows.ts';
import { shownNames } from '../catalogue/index.ts';
import { dropOf, type DropRow, hasEnded } from './drop.ts';

type StoredDrop = Omit<DropRow, 'preLaunchAt' | 'launchAt' | 'endAt'> & {
  preLaunchAt: string | null;
  launchAt: string | null;
  endAt: string | null;
};

const date = (text: string | null) => (text === null ? null : new Date(text));

/** Close-ups of products do not give them away before the launch; those without defects, which close-ups show, come first. */
const closeUp = sql`(select ph.picture_id from product_photos ph join products q on q.reference = ph.product_reference
  where q.drops @> array[d.slug] and ph.role = 'detail' order by q.defects_fr is not null, q.reference desc limit 1)`;

function dropRows(db: Database, now: Date, where: SQL) {
  const at = sql`${now.toISOString()}::timestamptz`;
  const hasBegun = sql`coalesce(least(d.launch_at, d.end_at) <= ${at}, false)`;
  return rowsOf<StoredDrop>(
    db,
    sql`select d.slug, d.name_fr as "nameFr", d.name_en as "nameEn", d.description_fr as "descriptionFr",
        d.description_en as "descriptionEn", d.shipping_info_fr as "shippingInfoFr",
        d.shipping_info_en as "shippingInfoEn", d.additional_information_fr as "additionalInformationFr",
        d.additional_information_en as "additionalInformationEn", d.pre_launch_at as "preLaunchAt", d.launch_at as "launchAt",
        d.end_at as "endAt", d.is_coming_soon as "isComingSoon",
        coalesce(d.picture_id, case when d.launch_at <= ${at}
          then (array_agg(f.picture_id order by p.reference desc) filter (where f.picture_id is not null))[1]
          else ${closeUp} end) as image,
        (count(i.id) filter (where i.status = 'listed'))::int as "productCount"
      from drops d
      left join products p on p.drops @> array[d.slug]
      left join items i on i.product_reference = p.reference
      left join product_photos f on f.product_reference = p.reference and f.position = 0
      where ${where}
      group by d.slug
      order by ${hasBegun} desc, case when ${hasBegun} then d.end_at else d.launch_at end nulls last, d.slug`,
  );
}

const asDropRow = (row: StoredDrop): DropRow => ({
  ...row,
  preLaunchAt: date(row.preLaunchAt),
  launchAt: date(row.launchAt),
  endAt: date(row.endAt),
});

/**
 * Reads current drops, earliest end first, then upcoming ones, earliest launch first. A drop without a picture shows its
 * newest item, before its launch only a close-up of it.
 */
export async function readDrops(db: Database, locale: Locale, now: Date): Promise<Drop[]> {
  const rows = await dropRows(db, now, sql`true`);
  return rows
    .map(asDropRow)
    .filter((row) => !hasEnded(row, now))
    .map((row) => dropOf(row, locale, now));
}

const TEASERS = 4;

type Facts = Pick<DropInfo, 'cover' | 'soldCount' | 'storeCount'> & {
  firstDecade: number | null;
  lastDecade: number | null;
};

/** Totals over the products of a drop, sold ones too. */
async function readFacts(db: Database, slug: string): Promise<Facts | undefined> {
  const [facts] = await rowsOf<Facts>(
    db,
    sql`select coalesce(d.picture_id, ${closeUp}) as cover,
        (count(i.id) filter (where i.status = 'sold'))::int as "soldCount",
        (count(distinct p.store_id) filter (where i.id is not null))::int as "storeCount",
        (min(p.decade) filter (where i.id is not null))::int as "firstDecade",
        (max(p.decade) filter (where i.id is not null))::int as "lastDecade"
      from drops d
      left join products p on p.drops @> array[d.slug]
      left join items i on i.product_reference = p.reference and i.status in ('listed', 'sold')
      where d.slug = ${slug} group by d.slug`,
  );
  return facts;
}

const readKinds = (db: Database, slug: string, locale: Locale) =>
  rowsOf<{ name: string; count: number }>(
    db,
    sql`select v.name, count(*)::int as count
      from products p
      join items i on i.product_reference = p.reference and i.status in ('listed', 'sold')
      join ${shownNames(locale)} v on v.facet = 'categories' and v.slug = p.category_path
      where p.drops @> array[${slug}] group by 1 order by 2 desc, 1`,
  );

/** One close-up for each kind of product. */
const readTeasers = (db: Database, slug: string) =>
  rowsOf<{ id: string }>(
    db,
    sql`select id from (
        select distinct on (p.category_path) p.category_path, p.reference, ph.picture_id as id
        from products p join product_photos ph on ph.product_reference = p.reference and ph.role = 'detail'
        where p.drops @> array[${slug}] order by p.category_path, p.defects_fr is not null, p.reference desc
      ) as kinds order by reference desc limit ${TEASERS + 1}`,
  );

/** Reads one drop with the facts of its page, also after its end; null when there is none. */
export async function readDropInfo(
  db: Database,
  slug: string,
  locale: Locale,
  now: Date,
): Promise<DropInfo | null> {
  const [stored] = await dropRows(db, now, sql`d.slug = ${slug}`);
  return stored ? infoOf(db, asDropRow(stored), locale, now) : null;
}

/** Reads current and upcoming drops as readDrops does, then the last ones that ended, with the facts of their pages. */
export async function readDropInfos(db: Database, locale: Locale, now: Date): Promise<DropInfo[]> {
  const rows = (await dropRows(db, now, sql`true`)).map(asDropRow);
  const past = rows.filter((row) => hasEnded(row, now)).toReversed();
  const shown = [...rows.filter((row) => !hasEnded(row, now)), ...past.slice(0, PAST_DROPS_SHOWN)];
  return Promise.all(shown.map((row) => infoOf(db, row, locale, now)));
}

async function infoOf(db: Database, row: DropRow, locale: Locale, now: Date): Promise<DropInfo> {
  const { slug } = row;
  const drop = dropOf(row, locale, now);
  const [facts, kinds, teasers] = await Promise.all([
    readFacts(db, slug),
    readKinds(db, slug, locale),
    drop.isLaunched ? [] : readTeasers(db, slug),
  ]);
  const cover = facts?.cover ?? drop.image;
  // The cover is one of them, and is shown beside them.
  const others = teasers.map(({ id }) => id).filter((id) => id !== cover);
  const { firstDecade = null, lastDecade = null } = facts ?? {};
  return {
    ...drop,
    hasEnded: hasEnded(row, now),
    cover,
    soldCount: facts?.soldCount ?? 0,
    storeCount: facts?.storeCount ?? 0,
    kinds,
    decades: firstDecade === null || lastDecade === null ? null : { first: firstDecade, last: lastDecade },
    teasers: (others.length > 0 ? others : teasers.map(({ id }) => id)).slice(0, TEASERS),
  };
}
