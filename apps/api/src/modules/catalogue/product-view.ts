import type { Family, PricingInfo, Product, Target, Variant } from '@patine/contract/resolvers';
import {
  discountPercent,
  euros,
  flatMeasure,
  money,
  offerBounds,
  priceFor,
  showsEnglish,
  type Locale,
} from '@patine/core';
import { operatorField } from '../../operator.ts';
import { categoryLevels, type NameOf } from './facet-names.ts';
import { visibleState, type Viewer } from './item-state.ts';
import { photoLists } from './photo-lists.ts';
import { type PriceKind, priceLabel } from './price-labels.ts';
import type { ProductRow } from './product-rows-repository.ts';
import { equivalentSizes, sizeLabel } from './size-of.ts';
import { languageOf } from './text-language.ts';

const instant = (text: string | null) => (text === null ? null : new Date(text));

function pricingOf(row: ProductRow, locale: Locale, { now, customerId }: Viewer): PricingInfo {
  const current = money(row.priceAmount);
  const reservation = { ...row, reservedUntil: instant(row.reservedUntil) };
  const amount = priceFor(reservation, row.priceAmount, customerId, now);
  // The price of an accepted offer is personal, so that no regular price is struck through beside it.
  const isPromised = amount !== row.priceAmount;
  const regular = row.regularAmount === null || isPromised ? null : money(row.regularAmount);
  const percent = regular && discountPercent(current, regular);
  const kinds: PriceKind[] = isPromised ? ['offer'] : percent ? ['reduction'] : [];
  const bounds = row.acceptsOffers
    ? offerBounds({
        currentPrice: current,
        minPrice: row.minPriceAmount === null ? null : money(row.minPriceAmount),
      })
    : null;
  return {
    currentPrice: euros(amount),
    regularPrice: percent && row.regularAmount !== null ? euros(row.regularAmount) : null,
    appliedPercent: percent,
    minPrice: row.minPriceAmount !== null,
    policy: percent ? 'reduced' : 'regular',
    currency: 'EUR',
    labels: kinds.map((kind) => priceLabel(kind, locale)),
    priceOfferRange: bounds && { min: bounds.min.amount, max: bounds.max.amount, currency: 'EUR' },
  };
}

/** Converts a row to the schema's Product in one language. */
export function productOf(row: ProductRow, locale: Locale, nameOf: NameOf, viewer: Viewer): Product {
  const inEnglish = showsEnglish(locale);
  const state = visibleState(
    { ...row, heldUntil: instant(row.heldUntil), reservedUntil: instant(row.reservedUntil) },
    viewer,
  );
  const textIn = (french: string | null, english: string | null) =>
    inEnglish ? (english ?? french) : french;
  const shippingShort = textIn(row.shippingShortFr, row.shippingShortEn);
  const named = (facet: string) => (slug: string) => ({ slug, name: nameOf(facet, slug) });
  const pricing = pricingOf(row, locale, viewer);
  const variant: Variant = {
    id: String(row.itemId),
    sku: row.sku,
    size: sizeLabel(row, locale),
    stock: state.availability === 'AVAILABLE' ? 1 : 0,
    available: state.availability === 'AVAILABLE',
    pricing,
    internationalSizes: equivalentSizes(row),
    internationalMeasures: row.measures.map(({ name, value }) => ({
      name,
      icon: name,
      value: flatMeasure(name, value),
    })),
  };
  return {
    id: String(row.reference),
    reference: row.reference,
    name: inEnglish ? row.nameEn : row.nameFr,
    nameLanguage: languageOf(row.nameFr, row.nameEn, locale),
    description: inEnglish ? row.descriptionEn : row.descriptionFr,
    descriptionLanguage: languageOf(row.descriptionFr, row.descriptionEn, locale),
    defects: inEnglish ? row.defectsEn : row.defectsFr,
    defectsLanguage: languageOf(row.defectsFr, row.defectsEn, locale),
    sizing: textIn(row.sizingFr, row.sizingEn),
    availability: state.availability,
    likes: 0,
    sizeType: row.sizeType,
    sizeGuide: textIn(row.sizeGuideFr, row.sizeGuideEn),
    slug: inEnglish ? row.slugEn : row.slugFr,
    alternateSlug: inEnglish ? row.slugFr : row.slugEn,
    stateLabel: state.stateLabel,
    image: row.photos[0] ?? null,
    photos: row.photos,
    photoLists: photoLists(row.photos),
    drops: row.drops.map((drop) => ({ slug: drop.slug, name: inEnglish ? drop.nameEn : drop.nameFr })),
    furtherInformation: textIn(row.furtherInformationFr, row.furtherInformationEn),
    shippingCondition: shippingShort
      ? { short: shippingShort, long: textIn(row.shippingLongFr, row.shippingLongEn) ?? shippingShort }
      : null,
    categories: categoryLevels(row.categoryPath).map((slug, index) => ({
      level: index + 1,
      name: nameOf('categories', slug),
      slug,
    })),
    labels: row.labels.map(({ type, slug, nameFr, nameEn }) => ({
      type,
      slug,
      name: inEnglish ? nameEn : nameFr,
    })),
    store: {
      id: String(row.storeId),
      name: row.storeName,
      slug: row.storeSlug,
      country: row.storeCountry,
      isProfessional: row.isProfessional,
    },
    favorite: false,
    attributes: {
      colour: row.colors.map(named('color')),
      brand: row.brand ? named('brand')(row.brand) : null,
      material: row.materials.map(named('material')),
      years: row.decade ? named('years')(row.decade) : null,
      condition: [named('condition')(row.condition)],
      pattern: row.patterns[0] ? named('pattern')(row.patterns[0]) : null,
      style: row.styles.map(named('style')),
      customTextLabel: textIn(row.customizationLabel, row.customizationLabelEn),
      customTextMaxSize: row.customizationMaxLength,
    },
    target: row.target as Target,
    family: row.family as Family,
    variants: [variant],
    nbVariants: 1,
    conditionLabel: nameOf('condition', row.condition),
    pricing,
    position: null,
    searchQueryId: null,
    fibres: row.fibres.map(({ nameFr, nameEn, percent }) => ({ name: inEnglish ? nameEn : nameFr, percent })),
    origin: row.newItemOrigin && {
      reason: row.newItemOrigin.reason,
      proof: inEnglish ? row.newItemOrigin.proofEn : row.newItemOrigin.proofFr,
    },
    safety: row.safety && {
      manufacturer: row.safety.manufacturer,
      responsiblePerson: row.safety.responsiblePerson,
      warnings: textIn(row.safety.warningsFr, row.safety.warningsEn),
    },
    safetyContact: operatorField('productSafetyEmail', locale),
    createdAt: new Date(row.createdAt).toISOString(),
    soldAt: instant(row.soldAt)?.toISOString() ?? null,
    heldUntil: state.heldUntil?.toISOString() ?? null,
  };
}
