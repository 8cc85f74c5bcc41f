import { sql } from 'drizzle-orm';
import type { Database, ReadDatabase } from '../../db/client.ts';
import { rowsOf } from '../../db/rows.ts';
import type { FibreShare, NewItemOrigin, ProductLabel, ProductSafety } from '../../db/schema/catalogue.ts';

/** `source` stays in the api: it tells what the shop drew itself. */
export type PhotoRow = { id: string; ratio: number; role: string; source: string };

/**
 * The state of an item and the version of its product: the part that is never cached. The version is PostgreSQL's own
 * (`xmin`, the transaction that wrote the row): it changes whoever updates the row, and whether or not `updated_at` does.
 */
export type ListedItemRow = {
  status: string;
  heldBy: string | null;
  heldByCustomer: string | null;
  heldUntil: string | null;
  paying: boolean;
  reservedFor: string | null;
  reservedUntil: string | null;
  reservedAmount: number | null;
  soldAt: string | null;
  version: string;
};

/** A product joined with its item, seller, photos, measurements and drops. */
export type ProductRow = ListedItemRow & {
  reference: number;
  nameFr: string;
  nameEn: string;
  slugFr: string;
  slugEn: string;
  descriptionFr: string;
  descriptionEn: string;
  defectsFr: string | null;
  defectsEn: string | null;
  family: string;
  target: string;
  condition: string;
  brand: string | null;
  categoryPath: string;
  colors: string[];
  materials: string[];
  patterns: string[];
  styles: string[];
  labels: ProductLabel[];
  sizingFr: string | null;
  sizingEn: string | null;
  sizeType: string | null;
  sizeGuideFr: string | null;
  sizeGuideEn: string | null;
  internationalSizes: { type: string; size: string }[];
  furtherInformationFr: string | null;
  furtherInformationEn: string | null;
  shippingShortFr: string | null;
  shippingShortEn: string | null;
  shippingLongFr: string | null;
  shippingLongEn: string | null;
  safety: ProductSafety | null;
  fibres: FibreShare[];
  newItemOrigin: NewItemOrigin | null;
  decade: string | null;
  tags: string[];
  priceAmount: number;
  regularAmount: number | null;
  minPriceAmount: number | null;
  /** True when the feed allows offers and the seller has an email address that receives them. */
  acceptsOffers: boolean;
  customizationLabel: string | null;
  customizationLabelEn: string | null;
  customizationMaxLength: number | null;
  createdAt: string;
  itemId: number;
  sku: string;
  size: string;
  weightGrams: number;
  storeId: number;
  storeName: string;
  storeSlug: string;
  storeCountry: string;
  isProfessional: boolean;
  photos: PhotoRow[];
  measures: { name: string; value: number }[];
  drops: { slug: string; nameFr: string; nameEn: string; launchAt: string | null }[];
};

const item = sql`
  i.status, i.held_by as "heldBy", i.held_by_customer as "heldByCustomer", i.held_until as "heldUntil", i.paying,
  i.reserved_for as "reservedFor", i.reserved_until as "reservedUntil", i.reserved_amount as "reservedAmount",
  i.sold_at as "soldAt", p.xmin::text as version`;

const columns = sql`
  p.reference, p.name_fr as "nameFr", p.name_en as "nameEn", p.slug_fr as "slugFr", p.slug_en as "slugEn",
  p.description_fr as "descriptionFr", p.description_en as "descriptionEn",
  p.defects_fr as "defectsFr", p.defects_en as "defectsEn", p.family, p.target, p.condition, p.brand,
  p.category_path as "categoryPath", to_json(p.colors) as colors, to_json(p.materials) as materials,
  to_json(p.patterns) as patterns, to_json(p.styles) as styles, p.labels,
  p.sizing_fr as "sizingFr", p.sizing_en as "sizingEn", p.size_type as "sizeType",
  p.size_guide_fr as "sizeGuideFr", p.size_guide_en as "sizeGuideEn",
  p.international_sizes as "internationalSizes", p.further_information_fr as "furtherInformationFr",
  p.further_information_en as "furtherInformationEn", p.shipping_short_fr as "shippingShortFr",
  p.shipping_short_en as "shippingShortEn", p.shipping_long_fr as "shippingLongFr",
  p.shipping_long_en as "shippingLongEn", p.safety, p.fibres, p.new_item_origin as "newItemOrigin", p.decade, to_json(p.tags) as tags, p.price_amount as "priceAmount",
  p.regular_amount as "regularAmount", p.min_price_amount as "minPriceAmount",
  p.accepts_offers as "acceptsOffers", p.customization_label as "customizationLabel", p.customization_label_en as "customizationLabelEn",
  p.customization_max_length as "customizationMaxLength", p.created_at as "createdAt",
  p.weight_grams as "weightGrams", i.id as "itemId", i.sku, i.size, ${item},
  s.id as "storeId", s.name as "storeName", s.slug as "storeSlug", s.country as "storeCountry",
  (s.identity is not null and coalesce((s.identity ->> 'isProfessional')::boolean, true)) as "isProfessional",
  coalesce((select json_agg(json_build_object('id', f.picture_id, 'ratio', round(c.width::numeric / c.height, 4),
    'role', f.role, 'source', c.source) order by f.position) from product_photos f join pictures c on c.id = f.picture_id
    where f.product_reference = p.reference), '[]') as photos,
  coalesce((select json_agg(json_build_object('name', m.name, 'value', m.value) order by m.name)
    from measurements m where m.item_id = i.id), '[]') as measures,
  coalesce((select json_agg(json_build_object('slug', d.slug, 'nameFr', d.name_fr, 'nameEn', d.name_en,
    'launchAt', d.launch_at) order by d.slug) from drops d
    where d.slug = any(p.drops) and d.archived_at is null), '[]') as drops`;

const from = sql`from products p join items i on i.product_reference = p.reference join stores s on s.id = p.store_id`;

/** Returns the existing products, ordered by reference. */
export const readProductRows = (db: Database, references: readonly number[]) =>
  rowsOf<ProductRow>(
    db,
    sql`select ${columns} ${from} where p.reference = any(${`{${references.join()}}`}::int[]) order by p.reference`,
  );

/** Reads only the state of a product's item, which is far cheaper than the whole row; null when there is none. */
export async function readListedItem(db: Database, reference: number): Promise<ListedItemRow | null> {
  const [row] = await rowsOf<ListedItemRow>(
    db,
    sql`select ${item} from items i join products p on p.reference = i.product_reference
      where i.product_reference = ${reference}`,
  );
  return row ?? null;
}

const PAGE = 1_000;

/** Streams every searchable product in batches of `page` rows. Smaller batches use less memory and take longer. */
export async function* streamFindableRows(
  db: ReadDatabase,
  soldAfter: Date,
  page = PAGE,
): AsyncGenerator<ProductRow[]> {
  for (let after = 0; ;) {
    const rows = await rowsOf<ProductRow>(
      db,
      // Both tables begin after the last page: the planner derives no bound of one from that of the other, and would read
      // the items from the first for each page.
      sql`select ${columns} ${from} where p.reference > ${after} and i.product_reference > ${after}
        and (i.status = 'listed' or (i.status = 'sold' and i.sold_at > ${soldAfter.toISOString()}::timestamptz))
        order by p.reference limit ${page}`,
    );
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < page) return;
    after = last.reference;
  }
}
