/** Returns the text of a field. */
export type TextOf = (field: string) => string;

const FACETS = {
  categories: { women: 5, 'women/dresses': 4 },
  color: { women: 3 },
  material: { women: 3 },
  condition: { women: 3 },
  brand: { women: 3 },
  size: { women: 3 },
  availability: { AVAILABLE: 5 },
};

const hit = (number: number, textOf: TextOf) => ({
  objectID: String(number),
  reference: number,
  slug: `robe-${number}`,
  name: textOf('name'),
  brandName: textOf('brandName'),
  sizeLabel: textOf('sizeLabel'),
  image: 'photo',
  hoverImage: 'dos',
  price: 4200,
  regularPrice: 6000,
  discountPercent: 30,
  currency: 'EUR',
  createdAt: 1_763_000_000,
  availability: number % 3 === 0 ? 'SOLD' : 'AVAILABLE',
  customizable: false,
  condition: 'bonEtat',
  family: 'vintage',
});

/** A response in Algolia's format, with every text taken from `textOf`. */
export const searchResponse = (
  requests: readonly { indexName: string; hitsPerPage?: number }[],
  textOf: TextOf,
) => ({
  results: requests.map(({ hitsPerPage = 0 }) => ({
    hits: Array.from({ length: Math.min(hitsPerPage, 4) }, (_, index) => hit(100_163 + index, textOf)),
    nbHits: 5,
    nbPages: 2,
    page: 0,
    hitsPerPage,
    facets: FACETS,
    facets_stats: {},
  })),
});
