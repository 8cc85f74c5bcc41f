import type { CartFieldsFragment, ProductCardFieldsFragment } from '@patine/contract/operations';
import { euros } from '@patine/core';

const stores = {
  retro: { id: '1', name: 'Maison Rétro', slug: 'maison-retro', country: 'FR', isProfessional: true },
  wind: { id: '2', name: 'Second Wind', slug: 'second-wind', country: 'GB', isProfessional: true },
};

const product = (
  reference: number,
  brand: string,
  name: string,
  price: number,
  image: string,
  store: keyof typeof stores,
): ProductCardFieldsFragment => ({
  id: String(reference),
  reference,
  name,
  slug: `piece-${reference}`,
  availability: 'AVAILABLE',
  stateLabel: null,
  family: 'vintage',
  image: { id: image, ratio: 0.67, role: 'front' },
  store: stores[store],
  attributes: { brand: { slug: brand.toLowerCase(), name: brand } },
  conditionLabel: 'Bon état',
  variants: [{ id: `v${reference}`, size: 'L', available: true }],
  pricing: {
    currentPrice: euros(price),
    regularPrice: null,
    appliedPercent: null,
    minPrice: false,
    priceOfferRange: null,
  },
});

/** Items, sub-carts and amounts for stories and tests. */
export const sampleProducts = {
  coat: product(301, 'Dior', 'Veste Dior en laine marron', 24500, 'jacket', 'retro'),
  dress: product(
    302,
    'Jean Paul Gaultier',
    'Robe Jean Paul Gaultier en polyester violet',
    11000,
    'dress',
    'retro',
  ),
  jumper: product(303, 'Petit Bateau', 'Pull Petit Bateau en coton marron', 3300, 'jacket', 'wind'),
};

export type SubCartValue = CartFieldsFragment['subCarts'][number];

const line = (of: ProductCardFieldsFragment): SubCartValue['cartItems'][number] => ({
  variantId: `v${of.reference}`,
  product: { ...of, heldUntil: null },
  price: of.pricing.currentPrice,
  priceHeldUntil: null,
  customization: null,
});

export const sampleSubCarts: SubCartValue[] = [
  { store: stores.retro, cartItems: [line(sampleProducts.coat), line(sampleProducts.dress)] },
  { store: stores.wind, cartItems: [line(sampleProducts.jumper)] },
];

export const samplePriceDetails: CartFieldsFragment['priceDetails'] = {
  productsCurrent: euros(38800),
  productsReductions: euros(3880),
  productsReductionsDetail: [
    { code: 'BIENVENUE10', offerDescription: 'Première commande', amount: euros(3880) },
  ],
  shipping: euros(540),
  shippingReductions: euros(0),
  shippingReductionsDetail: [],
  qualityControl: euros(200),
  qualityControlReductions: euros(0),
  qualityControlReductionsDetail: [],
  giftCards: euros(0),
  totalAmount: euros(35660),
  savings: euros(3880),
};
