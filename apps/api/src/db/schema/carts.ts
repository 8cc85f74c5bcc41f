import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { addresses, customers } from './customers.ts';
import { items } from './catalogue.ts';
import { instant } from './instant.ts';

export type StoredServicePoint = {
  servicePointId: string;
  name: string;
  address: string;
  countryCode: string;
  postalCode: string;
  cityName: string;
  distanceMeter: number;
  gpsCoordinates: { lat: number; lng: number } | null;
  openingSchedule: { day: string; hours: string }[];
};

export const carts = pgTable(
  'carts',
  {
    /** 32 random bytes in base64url. */
    id: text('id').primaryKey(),
    /** Null for a visitor's cart. */
    customerId: text('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    deliveryAddressId: text('delivery_address_id').references(() => addresses.id, { onDelete: 'set null' }),
    deliveryMethod: text('delivery_method'),
    deliveryType: text('delivery_type'),
    servicePoint: jsonb('service_point').$type<StoredServicePoint>(),
    couponCode: text('coupon_code'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('carts_customer').on(table.customerId)],
);

export const cartItems = pgTable(
  'cart_items',
  {
    cartId: text('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    itemId: integer('item_id')
      .notNull()
      .references(() => items.id),
    customizationLabel: text('customization_label'),
    customizationValue: text('customization_value'),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.cartId, table.itemId] })],
);
