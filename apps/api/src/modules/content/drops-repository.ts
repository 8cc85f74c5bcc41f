import type { Drop, DropInfo } from '@patine/contract/content/structure';
import { type Locale, PAST_DROPS_SHOWN } from '@patine/core';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { rowsOf } from '../../db/rows.ts';
import { shownNames } from '../catalogue/index.ts';
import { dropOf, type DropRow, hasEnded } from './drop.ts';

type StoredDrop = Omit<DropRow, 'image' | 'coverPictures' | 'preLaunchAt' | 'launchAt' | 'endAt'> & {
  /** Chosen by an editor. */
  cover: string | null;
  /** Of its products: whole ones, and close-ups before the launch, which do not give them away. */
  pictures: string[];
  preLaunchAt: string | null;
  launchAt: string | null;
  endAt: string | null;
};

const date = (text: string | null) => (text === null ? null : new Date(text));

/** Pictures of a cover; an upcoming drop's page shows as many close-ups below it. */
const COVER_PICTURES = 3;
const TEASERS = 4;

/** Narrower pictures are blurred at the size of a cover. */
const SHARP_WIDTH = 600;

/**
 * Pictures of one role of the products of a drop, those that suit a cover best first: sharp ones of products without
 * defects, which close-ups show, that are not sold. Each kind of product has its share of them (Sainte-Laguë), so that an
 * odd one out does not stand for the drop; the oldest come first, since lists below a cover begin with the newest.
 */
const picturesOf = (role: 'front' | 'detail') => sql`array(
  select id from (
    select id, reference, blurred, imperfect, sold, count(*) over kind as kind_size,
      row_number() over (kind order by blurred, imperfect, sold, reference) as place
    from (
      select distinct on (q.reference) ph.picture_id as id, q.reference, q.category_path,
        pic.width < ${SHARP_WIDTH} as blurred, q.defects_fr is not null as imperfect, i.status <> 'listed' as sold
      from products q
      join items i on i.product_reference = q.reference and i.status in ('listed', 'sold')
      join product_photos ph on ph.product_reference = q.reference and ph.role = ${role}
      join pictures pic on pic.id = ph.picture_id
      where q.drops @> array[d.slug]
      order by q.reference, blurred, sold, ph.position
    ) as one_a_product
    window kind as (partition by category_path)
  ) as photos
  order by blurred, imperfect, sold, (2 * place - 1)::float / kind_size, reference
  limit ${COVER_PICTURES + TEASERS})`;

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
        d.picture_id as cover, case when d.launch_at <= ${at} then ${picturesOf('front')} else ${picturesOf('detail')} end
          as pictures,
        (count(i.id) filter (where i.status = 'listed'))::int as "productCount"
      from drops d
      left join products p on p.drops @> array[d.slug]
      left join items i on i.product_reference = p.reference
      where d.archived_at is null and ${where}
      group by d.slug
      order by ${hasBegun} desc, case when ${hasBegun} then d.end_at else d.launch_at end nulls last, d.slug`,
  );
}

const asDropRow = (row: StoredDrop) => ({
  ...row,
  image: row.cover ?? row.pictures[0] ?? null,
  coverPictures: row.cover === null ? row.pictures.slice(0, COVER_PICTURES) : [],
  preLaunchAt: date(row.preLaunchAt),
  launchAt: date(row.launchAt),
  endAt: date(row.endAt),
});

/**
 * Reads current drops, earliest end first, then upcoming ones, earliest launch first. A drop without a picture shows one of
 * its products, before its launch only a close-up of it.
 */
export async function readDrops(db: Database, locale: Locale, now: Date): Promise<Drop[]> {
  const rows = await dropRows(db, now, sql`true`);
  return rows
    .map(asDropRow)
    .filter((row) => !hasEnded(row, now))
    .map((row) => dropOf(row, locale, now));
}

type Facts = Pick<DropInfo, 'soldCount' | 'storeCount'> & {
  firstDecade: number | null;
  lastDecade: number | null;
};

/** Totals over the products of a drop, sold ones too. */
async function readFacts(db: Database, slug: string): Promise<Facts | undefined> {
  const [facts] = await rowsOf<Facts>(
    db,
    sql`select (count(i.id) filter (where i.status = 'sold'))::int as "soldCount",
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

async function infoOf(
  db: Database,
  row: ReturnType<typeof asDropRow>,
  locale: Locale,
  now: Date,
): Promise<DropInfo> {
  const { slug, cover, pictures } = row;
  const drop = dropOf(row, locale, now);
  const [facts, kinds] = await Promise.all([readFacts(db, slug), readKinds(db, slug, locale)]);
  const ofCover = drop.coverPictures.length;
  const teasers = (pictures.length > ofCover ? pictures.slice(ofCover) : pictures).filter(
    (id) => id !== cover,
  );
  const { firstDecade = null, lastDecade = null } = facts ?? {};
  return {
    ...drop,
    hasEnded: hasEnded(row, now),
    cover,
    soldCount: facts?.soldCount ?? 0,
    storeCount: facts?.storeCount ?? 0,
    kinds,
    decades: firstDecade === null || lastDecade === null ? null : { first: firstDecade, last: lastDecade },
    teasers: drop.isLaunched ? [] : teasers.slice(0, TEASERS),
  };
}
