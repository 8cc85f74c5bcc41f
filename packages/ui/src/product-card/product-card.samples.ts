import type { ProductHit } from '@patine/contract/search/record';

/** Products for stories and tests. */
export const dressHit: ProductHit = {
  objectID: '101',
  reference: 101,
  slug: 'robe-a-fleurs-rouge-101',
  name: 'Robe à fleurs en viscose rouge',
  brandName: 'Jean Paul Gaultier',
  sizeLabel: '36',
  image: 'dress',
  hoverImage: 'jacket',
  price: 11000,
  regularPrice: null,
  discountPercent: null,
  currency: 'EUR',
  availability: 'AVAILABLE',
  customizable: false,
  condition: 'tresBonEtat',
  family: 'vintage',
};

export const jacketHit: ProductHit = {
  ...dressHit,
  objectID: '102',
  reference: 102,
  slug: 'veste-en-jean-102',
  name: 'Veste en jean délavée',
  brandName: 'Levi’s',
  sizeLabel: 'L',
  image: 'jacket',
  hoverImage: 'dress',
  price: 5850,
  regularPrice: 11700,
  discountPercent: 50,
  condition: 'etatCorrect',
  family: 'second_hand',
};

const families = ['vintage', 'imperfect', 'second_hand', 'upcycled', 'archive', 'new_but_green'] as const;

/** Returns `count` products with different references. */
export const manyHits = (count: number): ProductHit[] =>
  Array.from({ length: count }, (_, index) => ({
    ...(index % 2 === 0 ? dressHit : jacketHit),
    objectID: String(200 + index),
    reference: 200 + index,
    family: families[index % families.length] ?? 'vintage',
  }));

export const familyNames: Record<string, string> = {
  vintage: 'Vintage',
  imperfect: 'Imparfait',
  second_hand: 'Seconde main',
  upcycled: 'Upcyclé',
  archive: 'Archive',
  new_but_green: 'Neuf, petite série',
};

export const conditionNames: Record<string, string> = {
  neuf: 'Neuf avec étiquette',
  tresBonEtat: 'Très bon état',
  bonEtat: 'Bon état',
  etatCorrect: 'État correct',
};
