import type { LabelType, OriginReason, TaxScheme } from '@patine/core';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';

/** Who a seller is by law, as article 30 of Regulation (EU) 2022/2065 has buyers told, and how it is taxed. */
export type SellerIdentity = {
  legalName: string;
  legalForm: string;
  address: {
    street: string;
    postalCode: string;
    city: string;
    /** ISO 3166-1 alpha-2. */
    country: string;
  };
  email: string;
  phone: string;
  /** Null for who is in no public register. */
  registration: { register: string; number: string } | null;
  /** Null for who pays no VAT. */
  vatNumber: string | null;
  /** Day of the written undertaking to offer only what complies with Union law, YYYY-MM-DD. */
  compliesSince: string;
  /** False for a private person; absent from identities kept before it was asked, all of professionals. */
  isProfessional?: boolean;
  /** How its second-hand pieces are taxed; absent where `sellerTaxScheme` of core decides. */
  taxScheme?: TaxScheme | null;
  /** Unique identifier of extended producer responsibility (Code de l’environnement, L541-10-13). */
  eprNumber?: string | null;
};

/** What the feed calls a piece beside its category, in both languages: a certificate, a craft. */
export type ProductLabel = { type: LabelType; slug: string; nameFr: string; nameEn: string };

/** A party that Regulation (EU) 2023/988 has named beside the offer. */
export type SafetyParty = {
  name: string;
  /** Postal. */
  address: string;
  /** An e-mail or web address. */
  contact: string;
};

/** What Regulation (EU) 2023/988, article 19, has an offer say; null where the feed says nothing. */
export type ProductSafety = {
  manufacturer: SafetyParty | null;
  /** In the Union, where the manufacturer is outside it. */
  responsiblePerson: SafetyParty | null;
  warningsFr: string | null;
  warningsEn: string | null;
};

/** Share of a textile's weight, as Regulation (EU) 1007/2011 has new ones say. */
export type FibreShare = { nameFr: string; nameEn: string; percent: number };

/** Why a new piece asked for no new cloth, and what proves it (Directive (EU) 2024/825). */
export type NewItemOrigin = {
  reason: OriginReason;
  proofFr: string;
  proofEn: string;
};

/** Professional sellers. */
export const stores = pgTable('stores', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  /** ISO 3166-1 alpha-2. */
  country: text('country').notNull(),
  /** Where price offers are sent; without it the seller's pieces take none. */
  emailAddress: text('email_address'),
  /** Null until the operator has brought it. */
  identity: jsonb('identity').$type<SellerIdentity>(),
});

/** Names of facet values in both languages; products hold the slugs. */
export const facetValues = pgTable(
  'facet_values',
  {
    facet: text('facet').notNull(),
    slug: text('slug').notNull(),
    nameFr: text('name_fr').notNull(),
    nameEn: text('name_en').notNull(),
    position: integer('position').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.facet, table.slug] })],
);

export const products = pgTable(
  'products',
  {
    reference: integer('reference').primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    /** The seller's own id, from the feed. */
    externalId: text('external_id').notNull().unique(),
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id),
    nameFr: text('name_fr').notNull(),
    nameEn: text('name_en').notNull(),
    slugFr: text('slug_fr').notNull(),
    slugEn: text('slug_en').notNull(),
    descriptionFr: text('description_fr').notNull(),
    descriptionEn: text('description_en').notNull(),
    defectsFr: text('defects_fr'),
    defectsEn: text('defects_en'),
    family: text('family').notNull(),
    target: text('target').notNull(),
    condition: text('condition').notNull(),
    brand: text('brand'),
    /** Slugs from the root, `women/clothing/dresses`. */
    categoryPath: text('category_path').notNull(),
    colors: text('colors').array().notNull().default([]),
    materials: text('materials').array().notNull().default([]),
    patterns: text('patterns').array().notNull().default([]),
    styles: text('styles').array().notNull().default([]),
    labels: jsonb('labels').$type<ProductLabel[]>().notNull().default([]),
    /** How it fits, in words. */
    sizingFr: text('sizing_fr'),
    sizingEn: text('sizing_en'),
    /** One of SIZE_TYPES of core. */
    sizeType: text('size_type'),
    /** What the maker's own guide says of the size. */
    sizeGuideFr: text('size_guide_fr'),
    sizeGuideEn: text('size_guide_en'),
    /** The size in the systems of other countries. */
    internationalSizes: jsonb('international_sizes')
      .$type<{ type: string; size: string }[]>()
      .notNull()
      .default([]),
    furtherInformationFr: text('further_information_fr'),
    furtherInformationEn: text('further_information_en'),
    shippingShortFr: text('shipping_short_fr'),
    shippingShortEn: text('shipping_short_en'),
    shippingLongFr: text('shipping_long_fr'),
    shippingLongEn: text('shipping_long_en'),
    safety: jsonb('safety').$type<ProductSafety>(),
    fibres: jsonb('fibres').$type<FibreShare[]>().notNull().default([]),
    newPieceOrigin: jsonb('new_piece_origin').$type<NewItemOrigin>(),
    /** How the feed has this piece taxed; null where its seller's scheme and its condition decide. */
    taxScheme: text('tax_scheme').$type<TaxScheme>(),
    /** `1990`. */
    decade: text('decade'),
    drops: text('drops').array().notNull().default([]),
    tags: text('tags').array().notNull().default([]),
    /** Hundredths of `currency`. */
    priceAmount: integer('price_amount').notNull(),
    /** The lowest price of the 30 days before the reduction. */
    regularAmount: integer('regular_amount'),
    currency: text('currency').notNull().default('EUR'),
    /** The lowest offer that the seller reads, hundredths. */
    minPriceAmount: integer('min_price_amount'),
    acceptsOffers: boolean('accepts_offers').notNull().default(false),
    customizationLabel: text('customization_label'),
    customizationLabelEn: text('customization_label_en'),
    customizationMaxLength: integer('customization_max_length'),
    weightGrams: integer('weight_grams').notNull().default(500),
    /** Fingerprint of the feed row, so that an import touches only what changed. */
    sourceHash: text('source_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('products_created_at').on(table.createdAt),
    index('products_store').on(table.storeId),
    check('products_price_positive', sql`${table.priceAmount} > 0`),
  ],
);

/**
 * The one piece that a product is: its size, and who has it. `status` says what became of it; the hold columns say
 * who is paying for it, the reserved ones to whom it is promised (see docs/decisions on one-off stock).
 */
export const items = pgTable(
  'items',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    productReference: integer('product_reference')
      .notNull()
      .references(() => products.reference),
    sku: text('sku').notNull().unique(),
    size: text('size').notNull(),
    /** listed, sold, withdrawn, or pending while its seller's identity is incomplete. */
    status: text('status').notNull().default('listed'),
    /** Rises when a returned piece is listed again: the sold-once index counts per listing. */
    listingNumber: integer('listing_number').notNull().default(1),
    /** Payment attempt that holds the piece. */
    heldBy: text('held_by'),
    /** Customer of that attempt: an own hold never blocks. */
    heldByCustomer: text('held_by_customer'),
    heldUntil: instant('held_until'),
    /** Fingerprint of the network address that the hold was asked from; gone with the hold. */
    heldFrom: text('held_from'),
    /** True from authorisation on: such a hold does not end by the clock. */
    paying: boolean('paying').notNull().default(false),
    /** Customer whose price offer was accepted: until then nobody else may hold the piece. */
    reservedFor: text('reserved_for'),
    reservedUntil: instant('reserved_until'),
    /** Hundredths: what it costs that customer. */
    reservedAmount: integer('reserved_amount'),
    soldAt: instant('sold_at'),
  },
  (table) => [
    uniqueIndex('items_product_size').on(table.productReference, table.size),
    index('items_held_by')
      .on(table.heldBy)
      .where(sql`${table.heldBy} is not null`),
    check('items_status', sql`${table.status} in ('listed', 'sold', 'withdrawn', 'pending')`),
  ],
);

/** Flat measures in centimetres: length, bust, waist… */
export const measurements = pgTable(
  'measurements',
  {
    itemId: integer('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    value: real('value').notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.name] })],
);

/** A picture by its content: `id` is in its public address, `source` says where its pixels are. */
export const pictures = pgTable('pictures', {
  id: text('id').primaryKey(),
  /** `file:<name in the media folder>` or `demo:<address>`. */
  source: text('source').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
});

export const productPhotos = pgTable(
  'product_photos',
  {
    productReference: integer('product_reference')
      .notNull()
      .references(() => products.reference, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    pictureId: text('picture_id')
      .notNull()
      .references(() => pictures.id),
    /** front, back, detail, label, defect or other. */
    role: text('role').notNull(),
  },
  (table) => [primaryKey({ columns: [table.productReference, table.position] })],
);

/** Every price a product was offered at, for the struck-price rule. */
export const priceHistory = pgTable(
  'price_history',
  {
    productReference: integer('product_reference')
      .notNull()
      .references(() => products.reference, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    amount: integer('amount').notNull(),
  },
  (table) => [primaryKey({ columns: [table.productReference, table.at] })],
);

export const drops = pgTable('drops', {
  slug: text('slug').primaryKey(),
  nameFr: text('name_fr').notNull(),
  nameEn: text('name_en').notNull(),
  descriptionFr: text('description_fr').notNull().default(''),
  descriptionEn: text('description_en').notNull().default(''),
  /** When its pieces leave, told once it is launched; null where there is nothing to say. */
  shippingInfoFr: text('shipping_info_fr'),
  shippingInfoEn: text('shipping_info_en'),
  /** What else there is to know of it. */
  additionalInformationFr: text('additional_information_fr'),
  additionalInformationEn: text('additional_information_en'),
  pictureId: text('picture_id').references(() => pictures.id),
  preLaunchAt: instant('pre_launch_at'),
  launchAt: instant('launch_at'),
  endAt: instant('end_at'),
  isComingSoon: boolean('is_coming_soon').notNull().default(false),
});
