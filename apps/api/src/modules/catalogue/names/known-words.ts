import { BRAND_ALIASES } from './brands.ts';
import { CATEGORY_NAMES } from './categories.ts';
import { COLOR_NAMES } from './colors.ts';
import { CONDITION_NAMES } from './conditions.ts';
import { MATERIAL_NAMES } from './materials.ts';
import { PATTERN_NAMES } from './patterns.ts';
import { STYLE_NAMES } from './styles.ts';

/** Every word that the importer knows, but those of sizes, whose filter values are not stored. */
export const KNOWN_WORDS = [
  [...BRAND_ALIASES],
  CATEGORY_NAMES,
  COLOR_NAMES,
  CONDITION_NAMES,
  MATERIAL_NAMES,
  PATTERN_NAMES,
  STYLE_NAMES,
] as const;
