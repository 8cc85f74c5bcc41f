import type { Database } from '../db/client.ts';
import { items, pictures, productPhotos, products, stores } from '../db/schema/catalogue.ts';
import { sampleIdentity } from './sellers.ts';

type ProductOverrides = Partial<typeof products.$inferInsert> & {
  /** Of the one piece that the product is. */
  item?: Partial<Omit<typeof items.$inferInsert, 'productReference'>>;
  /** Sellers are told apart by their slug; one that exists is used again. */
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

/** Lists a product with its piece, seller and front picture: a dress of 45.00 € unless told otherwise. */
export async function insertProduct(
  db: Database,
  { item: itemOverrides, store, ...overrides }: ProductOverrides = {},
) {
  // Taken at once: several products may be listed at the same time.
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
    /** As the contract names the piece. */
    variantId: String(item.id),
    storeId: product.storeId,
  };
}
