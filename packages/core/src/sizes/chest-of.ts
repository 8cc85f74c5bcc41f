import type { Target } from '../catalogue/attributes.ts';

/**
 * Chest measure of a French size of clothes in centimetres (EN 13402-3); null for children's.
 * @example chestOf(38, 'women') // 88
 * @example chestOf(48, 'men') // 96
 */
export const chestOf = (size: number, target: Target): number | null => {
  if (target === 'kids') return null;
  return target === 'men' ? size * 2 : size * 2 + 12;
};
