import { mediaPath } from '@patine/contract/rest/media';
import { DAY_MS, type Locale, type Money } from '@patine/core';
import type { ItemAvailability, Offer, OfferShippingDetails, Product as ProductData } from 'schema-dts';
import type { Product } from '../features/catalogue/product.query.ts';
import { deliveryTerms } from '../pages/product/delivery-terms.ts';
import { paths } from '../paths.ts';
import { type Step, breadcrumbs } from './breadcrumbs.ts';
import { decimal, monetaryAmount } from './money.ts';
import { NO_RETURN, returnPolicy } from './return-policy.ts';

const AVAILABILITY: Record<Product['availability'], ItemAvailability> = {
  AVAILABLE: 'https://schema.org/InStock',
  SOLD: 'https://schema.org/SoldOut',
  UNAVAILABLE: 'https://schema.org/Discontinued',
};
const PICTURE_WIDTH = 1024;

/** A product that is reserved, or in a drop before its launch, may be bought later: it is not Discontinued. */
const availabilityOf = ({ availability, stateLabel }: Product): ItemAvailability =>
  stateLabel === 'reserved' || stateLabel === 'upcoming'
    ? 'https://schema.org/OutOfStock'
    : AVAILABILITY[availability];

const days = (from: number, to: number) => ({
  '@type': 'QuantitativeValue' as const,
  minValue: from,
  maxValue: to,
  unitCode: 'DAY',
});

const daysUntil = (date: string, now: number) => Math.max(0, Math.round((Date.parse(date) - now) / DAY_MS));

function shippingDetails(product: Product, now: number): OfferShippingDetails | null {
  const terms = deliveryTerms(product);
  if (!terms?.home) return null;
  const earliest = daysUntil(terms.earliest, now);
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: monetaryAmount(terms.home),
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'FR' },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      // A seller has one day to hand over the parcel; the last day is included.
      handlingTime: days(0, 1),
      transitTime: days(earliest, Math.max(earliest, daysUntil(terms.latest, now) - 1)),
    },
  };
}

export type ProductFacts = {
  product: Product;
  publicUrl: string;
  locale: Locale;
  home: Step;
  /** What a buyer pays to return a parcel after changing their mind; undefined if unknown. */
  returnFee: Money | undefined;
  /** Milliseconds since 1970. */
  now: number;
};

function offerOf({ product, publicUrl, locale, returnFee, now }: ProductFacts, url: string): Offer {
  const { pricing, store, attributes } = product;
  const seller = publicUrl + paths.seller(locale, store.slug);
  const shipping = shippingDetails(product, now);
  const isMadeToOrder = attributes.customTextLabel !== null;
  return {
    '@type': 'Offer',
    url,
    price: decimal(pricing.currentPrice),
    priceCurrency: pricing.currentPrice.currency,
    availability: availabilityOf(product),
    itemCondition: conditionOf(product),
    ...(shipping ? { shippingDetails: shipping } : {}),
    seller: { '@type': 'Organization', '@id': seller, name: store.name, url: seller },
    hasMerchantReturnPolicy: isMadeToOrder ? NO_RETURN : returnPolicy(returnFee),
  };
}

const conditionOf = ({ attributes }: Product) =>
  attributes.condition[0]?.slug === 'neuf'
    ? 'https://schema.org/NewCondition'
    : 'https://schema.org/UsedCondition';

/** Product JSON-LD (schema.org): the product with its offer, and its breadcrumbs. */
export function productData(facts: ProductFacts) {
  const { product, publicUrl, locale, home } = facts;
  const { attributes, variants, categories } = product;
  const url = publicUrl + paths.product(locale, product.slug);
  const names = (values: readonly { name: string }[]) => values.map(({ name }) => name).join(', ');
  const data: ProductData = {
    '@type': 'Product',
    name: product.name,
    description: product.description,
    sku: String(product.reference),
    ...(product.photos.length > 0
      ? { image: product.photos.map(({ id }) => publicUrl + mediaPath(id, PICTURE_WIDTH, 'jpg')) }
      : {}),
    ...(attributes.brand ? { brand: { '@type': 'Brand', name: attributes.brand.name } } : {}),
    ...(attributes.colour.length > 0 ? { color: names(attributes.colour) } : {}),
    ...(attributes.material.length > 0 ? { material: names(attributes.material) } : {}),
    ...(attributes.pattern ? { pattern: attributes.pattern.name } : {}),
    ...(variants[0] ? { size: variants[0].size } : {}),
    itemCondition: conditionOf(product),
    offers: offerOf(facts, url),
  };
  const way = breadcrumbs([
    home,
    ...categories.map(({ name, slug }) => ({
      name,
      address: publicUrl + paths.shop(locale, { category: slug }),
    })),
    { name: product.name, address: url },
  ]);
  return [data, way] as const;
}
