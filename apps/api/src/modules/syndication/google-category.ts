/**
 * Category ids of Google's product taxonomy (en-US, version 2021-09-21), by segment of the shop's category paths. The
 * last segment that is listed here decides.
 */
const BY_SHELF: Readonly<Record<string, number>> = {
  clothing: 1604,
  dresses: 2271,
  skirts: 1581,
  shirts: 212,
  blouses: 212,
  tops: 212,
  't-shirts': 212,
  knitwear: 212,
  'jackets-and-coats': 5598,
  jackets: 5598,
  coats: 5598,
  'trousers-and-jeans': 204,
  trousers: 204,
  jeans: 204,
  shorts: 207,
  suits: 1594,
  swimwear: 211,
  'one-pieces': 5182,
  shoes: 187,
  accessories: 167,
  bags: 3032,
  hats: 173,
  scarves: 177,
  belts: 169,
  gloves: 170,
  ties: 176,
  sunglasses: 178,
  jewellery: 188,
  watches: 201,
};

/** Google's "Apparel & Accessories", for all other categories. */
const ANYTHING_WORN = 166;

/** @example googleCategory('women/clothing/dresses') // 2271 */
export const googleCategory = (path: string): number =>
  path
    .split('/')
    .toReversed()
    .map((word) => BY_SHELF[word])
    .find((known) => known !== undefined) ?? ANYTHING_WORN;
