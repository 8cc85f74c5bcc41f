import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { items, productPhotos, products, stores } from '../../db/schema/catalogue.ts';
import { invoiceSeries, invoices } from '../../db/schema/invoices.ts';
import { orderLines, orders } from '../../db/schema/orders.ts';

export type InvoiceRow = typeof invoices.$inferSelect;

/** Reads the items of an order with what an invoice states about them. */
export const invoicedItemsOf = (db: Database, orderId: string) =>
  db
    .select({
      lineId: orderLines.id,
      status: orderLines.status,
      paidAmount: orderLines.paidAmount,
      customizationLabel: orderLines.customizationLabel,
      customizationValue: orderLines.customizationValue,
      reference: products.reference,
      size: items.size,
      nameFr: products.nameFr,
      nameEn: products.nameEn,
      pictureId: sql<string | null>`(select ${productPhotos.pictureId} from ${productPhotos}
        where ${productPhotos.productReference} = ${products.reference} order by ${productPhotos.position} limit 1)`,
      condition: products.condition,
      taxScheme: products.taxScheme,
      storeId: stores.id,
      storeName: stores.name,
      storeCountry: stores.country,
      storeIdentity: stores.identity,
    })
    .from(orderLines)
    .innerJoin(items, eq(items.id, orderLines.itemId))
    .innerJoin(products, eq(products.reference, items.productReference))
    .innerJoin(stores, eq(stores.id, products.storeId))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(stores.id), asc(orderLines.itemId));

export type InvoicedItem = Awaited<ReturnType<typeof invoicedItemsOf>>[number];

/** The next number of a seller's series. The row stays locked until the commit, so a rollback leaves no gap. */
async function nextNumber(tx: Database, storeId: number): Promise<number> {
  const [row] = await tx
    .insert(invoiceSeries)
    .values({ storeId, last: 1 })
    .onConflictDoUpdate({ target: invoiceSeries.storeId, set: { last: sql`${invoiceSeries.last} + 1` } })
    .returning({ last: invoiceSeries.last });
  if (!row) throw new Error(`No invoice number for store ${storeId}`);
  return row.last;
}

const DIGITS = 6;

/** Inserts an invoice under its seller's next number. */
export async function insertInvoice(
  tx: Database,
  values: Omit<typeof invoices.$inferInsert, 'id' | 'sequence' | 'number'>,
) {
  const sequence = await nextNumber(tx, values.storeId);
  const number = `V${values.storeId}-${String(sequence).padStart(DIGITS, '0')}`;
  await tx.insert(invoices).values({ ...values, id: number, sequence, number });
}

/** Returns the ids of the sellers that already have a document for this occasion, a sale or one refund. */
export async function invoicedStores(tx: Database, orderId: string, occasion: string): Promise<Set<number>> {
  const rows = await tx
    .select({ storeId: invoices.storeId })
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), eq(invoices.occasion, occasion)));
  return new Set(rows.map(({ storeId }) => storeId));
}

/** Oldest first; an invoice comes before its credit notes. */
export const invoicesOf = (db: Database, orderIds: readonly string[]): Promise<InvoiceRow[]> =>
  db
    .select()
    .from(invoices)
    .where(inArray(invoices.orderId, [...orderIds]))
    .orderBy(asc(invoices.issuedAt), desc(invoices.kind), asc(invoices.storeId));

/** Finds an invoice of the customer's own orders. */
export async function findOwnInvoice(
  db: Database,
  id: string,
  customerId: string,
): Promise<InvoiceRow | null> {
  const [row] = await db
    .select({ invoice: invoices })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(and(eq(invoices.id, id), eq(orders.customerId, customerId)));
  return row?.invoice ?? null;
}
