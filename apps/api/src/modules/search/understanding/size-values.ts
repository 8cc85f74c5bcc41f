import { parseSize, type Target, TARGETS, waistsOf } from '@patine/core';

const isTarget = (text: string): text is Target => TARGETS.some((target) => target === text);

/**
 * Returns the filter values of a typed size in a category; where the category has no such size, jeans in inches that
 * correspond to a French size.
 */
export function sizeValues(size: string, category: string): string[][] {
  const [root = ''] = category.split('/');
  const target = isTarget(root) ? root : 'women';
  const { value, known } = parseSize(size, { categoryPath: category, target });
  if (!known) return [];
  const waists = /^\d{2}$/.test(value) ? waistsOf(Number(value), target).map((inches) => `w${inches}`) : [];
  return [[value], waists];
}
