import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { items, products } from '../../db/schema/catalogue.ts';
import { isRowBeforeLaunch } from './launch-repository.ts';

/** Finds a product's item by its variant id, with the product's customization terms; null for an unknown id. */
export async function findVariant(db: Database, reference: number, variantId: string, now: Date) {
  const itemId = /^[1-9]\d{0,8}$/.test(variantId) ? Number(variantId) : null;
  if (itemId === null || reference < 1) return null;
  const [row] = await db
    .select({
      itemId: items.id,
      status: items.status,
      isBeforeLaunch: isRowBeforeLaunch(now),
      reservedFor: items.reservedFor,
      reservedUntil: items.reservedUntil,
      customizationLabel: products.customizationLabel,
      customizationMaxLength: products.customizationMaxLength,
    })
    .from(items)
    .innerJoin(products, eq(products.reference, items.productReference))
    .where(and(eq(items.id, itemId), eq(items.productReference, reference)));
  return row ?? null;
}
