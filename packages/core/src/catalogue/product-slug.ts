import { slugify } from './slug.ts';

/**
 * Builds the slug of a product from its name and its reference, an integer from 1. Throws a RangeError for any other
 * number.
 * @example productSlug('Veste en jean', 100163) // 'veste-en-jean-100163'
 * @example productSlug('服', 7) // '7'
 */
export function productSlug(name: string, reference: number): string {
  if (!Number.isSafeInteger(reference) || reference < 1)
    throw new RangeError(`Not a reference: ${reference}`);
  const words = slugify(name);
  return words === '' ? String(reference) : `${words}-${reference}`;
}
