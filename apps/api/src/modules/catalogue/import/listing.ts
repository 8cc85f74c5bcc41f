import type { Condition, Family, Target } from '@patine/core';

/** The name of a facet's value, to be written down the first time a feed uses it. */
export type FacetName = { facet: string; slug: string; nameFr: string; nameEn: string };

/** A row of the feed that can be sold: checked, in the shop's own terms, pictures still as addresses. */
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
  decade: string | null;
  drops: string[];
  tags: string[];
  size: string;
  /** Hundredths: what it costs now, and the seller's full price. */
  priceAmount: number;
  fullAmount: number;
  acceptsOffers: boolean;
  customizationLabel: string | null;
  customizationMaxLength: number | null;
  store: { slug: string; name: string; country: string; emailAddress: string | null };
  inStock: boolean;
  measurements: { name: string; value: number }[];
  /** The front first. */
  photoAddresses: string[];
  facetNames: FacetName[];
};
