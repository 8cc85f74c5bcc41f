/**
 * Returns the brand that stands above a product's name; null where the name says it already.
 * @example brandAbove('Robe en lin noir', 'Cacharel') // 'Cacharel'
 * @example brandAbove('Robe Cacharel en lin noir', 'Cacharel') // null
 */
export const brandAbove = (name: string, brand: string | undefined): string | null =>
  brand === undefined || name.includes(brand) ? null : brand;
