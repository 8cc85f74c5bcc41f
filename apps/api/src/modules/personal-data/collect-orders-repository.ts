import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { items, products, stores } from '../../db/schema/catalogue.ts';
import { couponUses } from '../../db/schema/coupons.ts';
import { invoices } from '../../db/schema/invoices.ts';
import { orderLines, orders } from '../../db/schema/orders.ts';
import { returnLines, returns, withdrawalLines, withdrawals } from '../../db/schema/returns.ts';
import type { CustomerRow } from '../customers/index.ts';
import { productColumnsIn } from './collect-account-repository.ts';
import { parcelsOf } from '../orders/index.ts';

const withoutIds = <Row extends { id: string; customerId: string; orderId: string }>({
  id: _,
  customerId: __,
  orderId: ___,
  ...row
}: Row) => row;

/** Orders with their items, parcels, invoices, withdrawals and returns, including unpaid orders. */
export async function ordersOf(db: Database, { id: customerId, locale }: CustomerRow) {
  const rows = await db
    .select()
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .orderBy(asc(orders.createdAt));
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = await db
    .select({
      orderId: orderLines.orderId,
      ...productColumnsIn(locale),
      size: items.size,
      seller: stores.name,
      status: orderLines.status,
      paidAmount: orderLines.paidAmount,
      refundedAmount: orderLines.refundedAmount,
      customizationLabel: orderLines.customizationLabel,
      customizationValue: orderLines.customizationValue,
      withdrawnAt: withdrawals.declaredAt,
      returnReason: returnLines.reason,
      returnComment: returnLines.comment,
    })
    .from(orderLines)
    .innerJoin(items, eq(items.id, orderLines.itemId))
    .innerJoin(products, eq(products.reference, items.productReference))
    .innerJoin(stores, eq(stores.id, products.storeId))
    .leftJoin(withdrawalLines, eq(withdrawalLines.orderLineId, orderLines.id))
    .leftJoin(withdrawals, eq(withdrawals.id, withdrawalLines.withdrawalId))
    .leftJoin(returnLines, eq(returnLines.orderLineId, orderLines.id))
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(products.reference));
  const parcels = await parcelsOf(db, ids);
  const invoiced = await db.select().from(invoices).where(inArray(invoices.orderId, ids));
  const returned = await db.select().from(returns).where(eq(returns.customerId, customerId));
  const codes = await db.select().from(couponUses).where(eq(couponUses.customerId, customerId));

  return rows.map(({ id, customerId: _, cartId: __, ...order }) => {
    const isOf = ({ orderId }: { orderId: string }) => orderId === id;
    return {
      ...order,
      items: lines.filter(isOf).map(({ orderId: ___, ...line }) => line),
      parcels: parcels.filter(isOf).map(({ id: ___, orderId: ____, storeId: _____, ...parcel }) => parcel),
      invoices: invoiced
        .filter(isOf)
        .map(({ id: ___, orderId: ____, storeId: _____, occasion: ______, ...invoice }) => invoice),
      returns: returned.filter(isOf).map(({ quotationId: ___, ...row }) => withoutIds(row)),
      coupons: codes.filter(isOf).map(({ code, state }) => ({ code, state })),
    };
  });
}
