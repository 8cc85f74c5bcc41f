import type { FilterNames } from '@patine/contract/content/filter-names';
import { type Locale, showsEnglish } from '@patine/core';
import { type SQL, sql } from 'drizzle-orm';
import type { Database, ReadDatabase } from '../../db/client.ts';
import { rowsOf } from '../../db/rows.ts';

/** What editors published last about the names of filters in a language; no row where they wrote none. */
const published = (locale: Locale) => sql`select shown from content_versions
  where kind = 'texts' and name = 'filters' and locale = ${locale}
    and published_at is not null and unpublished_at is null
  order by published_at desc, version desc limit 1`;

/** An editor's name of a value; null where it has none. `own` is the row of what they published. */
const nameIn = (facet: SQL, slug: SQL) => sql`(select named ->> 'name'
  from json_array_elements(own.shown -> ${facet}) as named where named ->> 'value' = ${slug} limit 1)`;

const stored = (locale: Locale) => (showsEnglish(locale) ? sql`v.name_en` : sql`v.name_fr`);

/** Values of filters with their name in a language, as a table to join: an editor's, or else the feed's. */
export const shownNames = (locale: Locale) => sql`(
  select v.facet, v.slug, coalesce(${nameIn(sql`v.facet`, sql`v.slug`)}, ${stored(locale)}) as name
  from facet_values v left join (${published(locale)}) as own on true)`;

export type NameRow = { facet: string; slug: string; name: string };

/** Reads the names of values. Each wanted value is a JSON pair: `["facet","slug"]`. */
export const readNames = (db: Database, wanted: readonly string[], locale: Locale) =>
  rowsOf<NameRow>(
    db,
    sql`select * from (
        select pair ->> 0 as facet, pair ->> 1 as slug,
          coalesce(${nameIn(sql`(pair ->> 0)`, sql`(pair ->> 1)`)}, ${stored(locale)}) as name
        from json_array_elements(${`[${wanted.join()}]`}::json) as pair
        left join facet_values v on v.facet = pair ->> 0 and v.slug = pair ->> 1
        left join (${published(locale)}) as own on true
      ) as names where name is not null`,
  );

/** Returns the names that editors gave, by `facet:slug`. */
export async function readFilterNames(
  db: ReadDatabase,
  locale: Locale,
): Promise<ReadonlyMap<string, string>> {
  const [row] = await rowsOf<{ shown: FilterNames }>(db, published(locale));
  return new Map(
    Object.entries(row?.shown ?? {}).flatMap(([facet, values]) =>
      (values ?? []).map(({ value, name }) => [`${facet}:${value}`, name] as const),
    ),
  );
}
