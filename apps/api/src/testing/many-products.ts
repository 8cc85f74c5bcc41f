import { sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';

/** Maximum number of products in one transaction: a single one for a million would fill the write-ahead log. */
const AT_ONCE = 50_000;
const FIRST = 200_001;

/** Inserts `count` products with texts as long as real ones and two photographs each. */
export async function insertManyProducts(db: Database, count: number) {
  await db.execute(sql`insert into stores (slug, name, country) select 'store-' || n, 'Friperie ' || n, 'FR'
    from generate_series(1, 60) n on conflict do nothing`);
  await db.execute(sql`insert into pictures (id, source, width, height)
    values ('many1', 'nophoto', 512, 764), ('many2', 'nophoto', 512, 764) on conflict do nothing`);
  for (let done = 0; done < count; done += AT_ONCE) {
    const first = FIRST + done;
    const last = FIRST + Math.min(count, done + AT_ONCE) - 1;
    await db.execute(sql`insert into products (reference, external_id, store_id, name_fr, name_en, slug_fr, slug_en,
        description_fr, description_en, family, target, condition, brand, category_path, colors, materials,
        price_amount, weight_grams, source_hash, created_at, updated_at)
      select n, 'many-' || n, (select id from stores where slug = 'store-' || n % 60 + 1), 'Robe longue numéro ' || n, 'Long dress number ' || n,
        'robe-longue-' || n, 'long-dress-' || n, repeat('Une pièce contrôlée & mesurée. ', 6),
        repeat('A piece checked & measured. ', 6), 'vintage', 'women', 'bonEtat', 'brand-' || n % 400,
        'women/clothing/dresses', '{rouge}', '{lin}', 1000 + n % 190 * 100, 300 + n % 12 * 100, 'h', now(), now()
      from generate_series(${first}::int, ${last}::int) n`);
    await db.execute(sql`insert into items (product_reference, sku, size)
      select n, 'many-' || n, '38' from generate_series(${first}::int, ${last}::int) n`);
    await db.execute(sql`insert into product_photos (product_reference, position, picture_id, role)
      select n, place, 'many' || place + 1, 'front'
      from generate_series(${first}::int, ${last}::int) n, generate_series(0, 1) place`);
  }
  await db.execute(sql`analyze products, items, product_photos`);
}
