import type { DropPieces } from '@patine/contract/content/drops';
import type { LabelType, OriginReason, TaxScheme, Translations } from '@patine/core';
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

/** Legal identity of a seller that buyers must be shown (Regulation (EU) 2022/2065, article 30), and its VAT scheme. */
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
  /** Null for a seller in no public register. */
  registration: { register: string; number: string } | null;
  /** Null for a seller that pays no VAT. */
  vatNumber: string | null;
  /** Date of the seller's written commitment to offer only products that comply with EU law, YYYY-MM-DD. */
  compliesSince: string;
  /**
   * False for a private person; absent from identities stored before this field existed, which are all professionals.
   */
  isProfessional?: boolean;
  /** VAT scheme of its second-hand items; absent where `sellerTaxScheme` of core decides. */
  taxScheme?: TaxScheme | null;
  /** Unique identifier of extended producer responsibility (Code de l’environnement, L541-10-13). */
  eprNumber?: string | null;
};

/** A label of the product besides its category, in both languages: a certificate, a craft. */
export type ProductLabel = { type: LabelType; slug: string; nameFr: string; nameEn: string };

/** A manufacturer or responsible person that Regulation (EU) 2023/988 requires beside the offer. */
export type SafetyParty = {
  name: string;
  /** Postal address. */
  address: string;
  /** An email address or URL. */
  contact: string;
};

/** Safety information that Regulation (EU) 2023/988, article 19, requires in an offer; null if the feed has none. */
export type ProductSafety = {
  manufacturer: SafetyParty | null;
  /** Established in the EU; required where the manufacturer is outside it. */
  responsiblePerson: SafetyParty | null;
  warningsFr: string | null;
  warningsEn: string | null;
};

/** Share of a textile's weight; Regulation (EU) 1007/2011 requires it for new textiles. */
export type FibreShare = { nameFr: string; nameEn: string; percent: number };

/** Why a new product needed no new fabric, and the evidence for it (Directive (EU) 2024/825). */
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
  /** Price offers are sent here; without it the seller's products accept no offers. */
  emailAddress: text('email_address'),
  /** Null until the operator has imported it. */
  identity: jsonb('identity').$type<SellerIdentity>(),
  /** The seller in its own words; null without any. */
  about: jsonb('about').$type<Translations>(),
});

/** Names of facet values in both languages; products store the slugs. */
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
    /** Slugs from the root category down, `women/clothing/dresses`. */
    categoryPath: text('category_path').notNull(),
    colors: text('colors').array().notNull().default([]),
    materials: text('materials').array().notNull().default([]),
    patterns: text('patterns').array().notNull().default([]),
    styles: text('styles').array().notNull().default([]),
    labels: jsonb('labels').$type<ProductLabel[]>().notNull().default([]),
    /** How the garment fits, in words. */
    sizingFr: text('sizing_fr'),
    sizingEn: text('sizing_en'),
    /** One of core's SIZE_TYPES. */
    sizeType: text('size_type'),
    /** What the manufacturer's size guide says about this size. */
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
    newItemOrigin: jsonb('new_item_origin').$type<NewItemOrigin>(),
    /** VAT scheme that the feed sets for this product; null where the seller's scheme and the condition decide. */
    taxScheme: text('tax_scheme').$type<TaxScheme>(),
    /** First year of the decade: `1990`. */
    decade: text('decade'),
    /** Slugs of the drops that the product is in: those of the feed, then those whose selection it fits. */
    drops: text('drops').array().notNull().default([]),
    /** The drops that the feed names. */
    feedDrops: text('feed_drops').array().notNull().default([]),
    tags: text('tags').array().notNull().default([]),
    /** Cents of `currency`. */
    priceAmount: integer('price_amount').notNull(),
    /** The lowest price of the 30 days before the reduction, in cents. */
    regularAmount: integer('regular_amount'),
    currency: text('currency').notNull().default('EUR'),
    /** Minimum price offer that is passed on to the seller, in cents. */
    minPriceAmount: integer('min_price_amount'),
    acceptsOffers: boolean('accepts_offers').notNull().default(false),
    customizationLabel: text('customization_label'),
    customizationLabelEn: text('customization_label_en'),
    customizationMaxLength: integer('customization_max_length'),
    weightGrams: integer('weight_grams').notNull().default(500),
    /** Hash of the feed row, so that an import updates only rows that changed. */
    sourceHash: text('source_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('products_created_at').on(table.createdAt),
    index('products_store').on(table.storeId),
    index('products_category').on(table.categoryPath),
    check('products_price_positive', sql`${table.priceAmount} > 0`),
  ],
);

/**
 * The one physical item of a product: its size and its state. `status` is the state of the sale; the `held…` columns
 * tell who is paying for it, the `reserved…` columns for whom it is reserved (see docs/decisions on one-off stock).
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
    /** listed, sold, withdrawn, or pending while the seller's identity is incomplete. */
    status: text('status').notNull().default('listed'),
    /** Increases when a returned item is listed again: the unique index of sales counts per listing. */
    listingNumber: integer('listing_number').notNull().default(1),
    /** Id of the payment attempt that holds the item. */
    heldBy: text('held_by'),
    /** Customer of that attempt: a customer's own hold never blocks them. */
    heldByCustomer: text('held_by_customer'),
    heldUntil: instant('held_until'),
    /** Hash of the network address that requested the hold; deleted with the hold. */
    heldFrom: text('held_from'),
    /** True once the payment is authorised: from then on the hold does not expire. */
    paying: boolean('paying').notNull().default(false),
    /** Customer whose price offer was accepted; nobody else can hold the item until the reservation expires. */
    reservedFor: text('reserved_for'),
    reservedUntil: instant('reserved_until'),
    /** Price for that customer, in cents. */
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

/** A picture, identified by its content: `id` is in its public URL, `source` tells where the file is. */
export const pictures = pgTable('pictures', {
  id: text('id').primaryKey(),
  /** `file:<name in the media folder>` or `demo:<URL>`. */
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

/** Every price at which a product was offered; the rule for struck-through prices reads it. */
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
  /** When the items of the drop ship, shown after its launch; null where there is nothing to say. */
  shippingInfoFr: text('shipping_info_fr'),
  shippingInfoEn: text('shipping_info_en'),
  /** Other information about the drop. */
  additionalInformationFr: text('additional_information_fr'),
  additionalInformationEn: text('additional_information_en'),
  pictureId: text('picture_id').references(() => pictures.id),
  preLaunchAt: instant('pre_launch_at'),
  launchAt: instant('launch_at'),
  endAt: instant('end_at'),
  isComingSoon: boolean('is_coming_soon').notNull().default(false),
  /** The products that an editor put into the drop, beside those of the feed; null for none. */
  selection: jsonb('selection').$type<DropPieces>(),
  /** When an editor put it away: shoppers see its pieces, and neither its page nor its name. */
  archivedAt: instant('archived_at'),
});
