import type { Money } from '@patine/core';
import { expect, test } from 'vitest';
import type { Product } from '../features/catalogue/product.query.ts';
import { productData } from './product-data.ts';

const money = (amount: number) => ({ amount, currency: 'EUR' as const });
const method = (deliveryMethod: 'STANDARD' | 'RELAY', amount: number) => ({
  deliveryMethod,
  deliveryType: 'DIRECT' as const,
  amount: money(amount),
  earliestDelivery: '2026-11-24',
  latestDelivery: '2026-11-26',
});
const value = (slug: string, name: string) => ({ slug, name });

const PRODUCT: Product = {
  id: '1',
  reference: 100_163,
  name: 'Robe fleurie',
  slug: 'robe-fleurie-100163',
  alternateSlug: 'floral-dress-100163',
  description: 'Une robe.',
  defects: null,
  nameLanguage: null,
  descriptionLanguage: null,
  defectsLanguage: null,
  sizing: null,
  sizeType: null,
  sizeGuide: null,
  furtherInformation: null,
  shippingCondition: null,
  fibres: [],
  origin: null,
  safety: null,
  safetyContact: 'securite@patine.example',
  availability: 'AVAILABLE',
  stateLabel: null,
  likes: 0,
  target: 'women',
  family: 'vintage',
  createdAt: '2026-11-01T00:00:00.000Z',
  soldAt: null,
  heldUntil: null,
  image: { id: 'p1', ratio: 0.67, role: 'front' },
  photos: [{ id: 'p1', ratio: 0.67, role: 'front', measureLines: null }],
  store: { id: '1', name: 'Friperie', slug: 'friperie', country: 'FR', isProfessional: true },
  categories: [{ level: 1, name: 'Femme', slug: 'women' }],
  labels: [],
  drops: [],
  attributes: {
    brand: value('ann-co', 'Ann & Co'),
    colour: [value('rouge', 'Rouge')],
    material: [value('lin', 'Lin')],
    years: null,
    condition: [value('tresBonEtat', 'Très bon état')],
    pattern: null,
    style: [],
    customTextLabel: null,
    customTextMaxSize: null,
  },
  conditionLabel: 'Très bon état',
  pricing: {
    currentPrice: money(4500),
    regularPrice: null,
    appliedPercent: null,
    minPrice: false,
    priceOfferRange: null,
  },
  variants: [],
  shippingMethods: [method('RELAY', 390), method('STANDARD', 490)],
};

const dataOf = (changes: Partial<Product> = {}, returnFee: Money | undefined = money(450)) =>
  productData({
    product: { ...PRODUCT, ...changes },
    publicUrl: 'https://patine.example',
    locale: 'fr',
    home: { name: 'Accueil', address: 'https://patine.example/' },
    returnFee,
    now: Date.parse('2026-11-21T00:00:00Z'),
  });

test('a product has its offer, its shipping rates and its return policy', () => {
  const [product, way] = dataOf();
  expect(product).toMatchObject({
    '@type': 'Product',
    sku: '100163',
    image: ['https://patine.example/media/p1-1024.jpg'],
    brand: { name: 'Ann & Co' },
    itemCondition: 'https://schema.org/UsedCondition',
    offers: {
      price: '45.00',
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      url: 'https://patine.example/produit/robe-fleurie-100163',
      seller: { name: 'Friperie', url: 'https://patine.example/vendeurs/friperie' },
      shippingDetails: {
        shippingRate: { value: '4.90', currency: 'EUR' },
        deliveryTime: { transitTime: { minValue: 3, maxValue: 4 } },
      },
      hasMerchantReturnPolicy: {
        merchantReturnDays: 14,
        returnFees: 'https://schema.org/ReturnShippingFees',
        returnShippingFeesAmount: { value: '4.50', currency: 'EUR' },
        itemDefectReturnFees: 'https://schema.org/FreeReturn',
      },
    },
  });
  // `priceValidUntil` is left out: prices have no end date.
  expect(JSON.stringify(product)).not.toContain('priceValidUntil');
  expect(way).toMatchObject({
    itemListElement: [
      { position: 1, item: 'https://patine.example/' },
      { position: 2, item: 'https://patine.example/shop/women/' },
      { position: 3, item: 'https://patine.example/produit/robe-fleurie-100163' },
    ],
  });
});

test.each([
  [{ availability: 'SOLD', stateLabel: 'sold' }, 'SoldOut'],
  [{ availability: 'UNAVAILABLE', stateLabel: 'reserved' }, 'OutOfStock'],
  [{ availability: 'UNAVAILABLE', stateLabel: 'withdrawn' }, 'Discontinued'],
] as const)('%j is %s', (state, word) => {
  expect(dataOf(state)[0]).toMatchObject({ offers: { availability: `https://schema.org/${word}` } });
});

test('a product without photographs declares no image', () => {
  expect(dataOf({ image: null, photos: [] })[0]).not.toHaveProperty('image');
});

test('a shop without a return fee declares free returns', () => {
  const [product] = dataOf({}, money(0));
  expect(product).toMatchObject({
    offers: { hasMerchantReturnPolicy: { returnFees: 'https://schema.org/FreeReturn' } },
  });
  expect(JSON.stringify(product)).not.toContain('FeesAmount');
});

test('a new product is new, a customised one cannot be returned, and no brand is declared for unbranded ones', () => {
  const [product] = dataOf({
    attributes: {
      ...PRODUCT.attributes,
      brand: null,
      condition: [value('neuf', 'Neuf')],
      customTextLabel: 'Prénom',
    },
    shippingMethods: [],
  });
  expect(product).toMatchObject({
    itemCondition: 'https://schema.org/NewCondition',
    offers: {
      hasMerchantReturnPolicy: { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' },
    },
  });
  expect(product).not.toHaveProperty('brand');
  expect(product).not.toHaveProperty('offers.shippingDetails');
});
