import { FACET_SIZES_SHOWN } from '../limits.ts';
import type { FacetOption } from './facets.ts';

/** Size scales in display order. */
const SCALES = [
  ['letters', /^(?:\d?X*[SL]|M)(?: ?[-/] ?(?:\d?X*[SL]|M))?$/i],
  // Clothes and shoes use the same numbers, so 38 does not tell which.
  ['numbers', /^\d{1,3}(?:[.,]\d{1,2}| 1\/2|½)?(?: ?[-/] ?\d{1,3})?$/],
  ['jeans', /^W ?\d{1,3}(?:[ /]*L ?\d{1,3})?$/i],
  ['ages', /^\d{1,3}(?: ?[-/] ?\d{1,3})? ?(?:mois|months?|m|ans?|years?|y)$/i],
  ['other', /^/],
] as const;

export type SizeScale = (typeof SCALES)[number][0];

export type SizeGroup = {
  scale: SizeScale;
  options: readonly FacetOption[];
  /** Slugs of collapsed sizes; selected ones are never collapsed. */
  rare: ReadonlySet<string>;
};

/** Fewer sizes are not worth collapsing. */
const MIN_FOLDED = 3;

const scaleOf = (name: string): SizeScale =>
  SCALES.find(([, pattern]) => pattern.test(name.trim()))?.[0] ?? 'other';

/**
 * Groups sizes by scale and marks the rarest of a long scale as collapsed. The order is kept.
 * @example S, M and 38 give letters (S, M), then numbers (38).
 */
export function sizeGroups(options: readonly FacetOption[]): SizeGroup[] {
  const byScale = Map.groupBy(options, ({ name }) => scaleOf(name));
  return SCALES.flatMap(([scale]) => {
    const own = byScale.get(scale);
    return own ? [{ scale, options: own, rare: rareOf(own) }] : [];
  });
}

function rareOf(options: readonly FacetOption[]): ReadonlySet<string> {
  const rare = options
    .toSorted((a, b) => b.count - a.count)
    .slice(FACET_SIZES_SHOWN)
    .filter(({ selected }) => !selected);
  return new Set(rare.length < MIN_FOLDED ? [] : rare.map(({ slug }) => slug));
}
