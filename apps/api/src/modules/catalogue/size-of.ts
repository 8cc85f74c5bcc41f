import { parseSize, showsEnglish, sizeLabels, sizeNames, type Locale, type Target } from '@patine/core';
import type { ProductRow } from './product-rows-repository.ts';

type SizedRow = Pick<ProductRow, 'size' | 'categoryPath' | 'target'>;

/** The filter value of a piece's size, the same for every system in which its label is written. */
export const sizeValue = ({ size, categoryPath, target }: SizedRow): string =>
  parseSize(size, { categoryPath, target: target as Target }).value;

/** The size as printed on the piece, in one language. */
export const sizeLabel = ({ size }: Pick<ProductRow, 'size'>, locale: Locale): string =>
  sizeLabels(size)[showsEnglish(locale) ? 'en' : 'fr'];

const NUMBERS = /^\d{2,3}(?:-\d{1,3})?$/;

/** The size in other systems: those of the feed, and the French size where the label has another system's. */
export function equivalentSizes(row: SizedRow & Pick<ProductRow, 'internationalSizes'>) {
  const value = sizeValue(row);
  const isFrench = row.size.includes(sizeNames(value)?.fr ?? row.size);
  const hasFrench = row.internationalSizes.some(({ type }) => type === 'FR');
  if (isFrench || hasFrench || !NUMBERS.test(value)) return row.internationalSizes;
  return [{ type: 'FR', size: sizeNames(value)?.fr ?? value }, ...row.internationalSizes];
}
