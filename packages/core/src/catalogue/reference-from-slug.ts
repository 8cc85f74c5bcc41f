// Apart from `slug.ts`: every view of a product loads this, and none that.

/**
 * Returns the reference at the end of a product slug, or null when the last word is not a canonically written integer
 * from 1 (`007` is not), so that a product has one reference only.
 * @example referenceFromSlug('veste-en-jean-100163') // 100163
 * @example referenceFromSlug('veste-en-jean-007') // null
 */
export function referenceFromSlug(slug: string): number | null {
  const last = slug.slice(slug.lastIndexOf('-') + 1);
  if (!/^[1-9][0-9]{0,15}$/.test(last)) return null;
  const reference = Number(last);
  return Number.isSafeInteger(reference) ? reference : null;
}
