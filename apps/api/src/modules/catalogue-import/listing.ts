import type { Condition, Family, PriceChange, SizeType, Target, TaxScheme } from '@patine/core';
import type { FibreShare, NewItemOrigin, ProductLabel, ProductSafety } from '../../db/schema/catalogue.ts';

/** The name of a facet value, stored the first time a feed uses it. */
export type FacetName = { facet: string; slug: string; nameFr: string; nameEn: string };

/** A valid row of the feed, mapped to the shop's fields. Its photos are not loaded yet. */
export type Listing = {
  line: number;
  externalId: string;
  sourceHash: string;
  nameFr: string;
  nameEn: string;
  descriptionFr: string;
  descriptionEn: string;
  defectsFr: string | null;
  defectsEn: string | null;
  family: Family;
  target: Target;
  condition: Condition;
  brand: string | null;
  categoryPath: string;
  colors: string[];
  materials: string[];
  patterns: string[];
  styles: string[];
  labels: ProductLabel[];
  decade: string | null;
  drops: string[];
  tags: string[];
  size: string;
  sizeType: SizeType | null;
  internationalSizes: { type: string; size: string }[];
  sizingFr: string | null;
  sizingEn: string | null;
  sizeGuideFr: string | null;
  sizeGuideEn: string | null;
  furtherInformationFr: string | null;
  furtherInformationEn: string | null;
  shippingShortFr: string | null;
  shippingShortEn: string | null;
  shippingLongFr: string | null;
  shippingLongEn: string | null;
  safety: ProductSafety | null;
  fibres: FibreShare[];
  newItemOrigin: NewItemOrigin | null;
  taxScheme: TaxScheme | null;
  /** Hundredths. */
  priceAmount: number;
  minPriceAmount: number | null;
  /** A demo item's price history, oldest first; the last one is the current price. Empty for a feed. */
  pastPrices: PriceChange[];
  acceptsOffers: boolean;
  customizationLabel: string | null;
  customizationLabelEn: string | null;
  customizationMaxLength: number | null;
  store: { slug: string; name: string; country: string; emailAddress: string | null };
  inStock: boolean;
  measurements: { name: string; value: number }[];
  /** URLs or paths, the front photo first. */
  photoAddresses: string[];
  facetNames: FacetName[];
};
