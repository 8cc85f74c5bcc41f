import type { Database } from '../db/client.ts';
import { items, pictures, productPhotos, products, stores } from '../db/schema/catalogue.ts';
import { sampleIdentity } from './sellers.ts';

type ProductOverrides = Partial<typeof products.$inferInsert> & {
  /** Columns of the product's one item. */
  item?: Partial<Omit<typeof items.$inferInsert, 'productReference'>>;
  /** Sellers are identified by their slug; an existing one is reused. */
  store?: Partial<typeof stores.$inferInsert>;
};

let counter = 0;

async function storeId(db: Database, overrides: ProductOverrides['store']) {
  const values = {
    slug: 'comptoir-vintage',
    name: 'Comptoir Vintage',
    country: 'FR',
    emailAddress: 'atelier@comptoir-vintage.example',
    identity: sampleIdentity,
    ...overrides,
  };
  const [store] = await db
    .insert(stores)
    .values(values)
    .onConflictDoUpdate({ target: stores.slug, set: { name: values.name } })
    .returning({ id: stores.id });
  if (!store) throw new Error('The store was not stored');
  return store.id;
}

/** Lists a product with its item, seller and front picture: by default a dress of 45.00 EUR. */
export async function insertProduct(
  db: Database,
  { item: itemOverrides, store, ...overrides }: ProductOverrides = {},
) {
  // Read before the first await: several products may be inserted at the same time.
  const number = (counter += 1);
  const createdAt = new Date('2026-11-01T08:00:00Z');
  const [product] = await db
    .insert(products)
    .values({
      externalId: `fixture-${number}`,
      storeId: await storeId(db, store),
      nameFr: 'Robe fleurie en viscose',
      nameEn: 'Floral viscose dress',
      slugFr: 'robe-fleurie-en-viscose',
      slugEn: 'floral-viscose-dress',
      descriptionFr: 'Une robe portefeuille des années 1990.',
      descriptionEn: 'A wrap dress of the 1990s.',
      family: 'vintage',
      target: 'women',
      condition: 'tresBonEtat',
      categoryPath: 'women/clothing/dresses',
      colors: ['rouge'],
      priceAmount: 4500,
      sourceHash: `fixture-${number}`,
      createdAt,
      updatedAt: createdAt,
      feedDrops: overrides.drops ?? [],
      ...overrides,
    })
    .returning();
  if (!product) throw new Error('The product was not stored');

  const [item] = await db
    .insert(items)
    .values({ productReference: product.reference, sku: `SKU-${number}`, size: 'M', ...itemOverrides })
    .returning();
  if (!item) throw new Error('The item was not stored');

  const pictureId = `fixture${number}`;
  await db.insert(pictures).values({ id: pictureId, source: `demo:${pictureId}`, width: 1024, height: 1528 });
  await db
    .insert(productPhotos)
    .values({ productReference: product.reference, position: 0, pictureId, role: 'front' });

  return {
    product,
    item,
    reference: product.reference,
    itemId: item.id,
    /** The item's id in the GraphQL contract. */
    variantId: String(item.id),
    storeId: product.storeId,
  };
}
