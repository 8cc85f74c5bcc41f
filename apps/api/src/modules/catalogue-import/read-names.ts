import { slugify } from '@patine/core';
import { findPattern, findPatterns, findStyle, type Named, saysNoPattern } from '../catalogue/index.ts';
import type { Cells } from './cells.ts';
import type { FacetName } from './listing.ts';

const MAX_WORDS = 3;

/** False for a sentence, which would be a filter value of one piece. */
export const isFacetValue = ({ slug, nameFr }: FacetName) =>
  slug !== '' && !/^\d+$/.test(slug) && nameFr.split(/\s+/).length <= MAX_WORDS;

/** Reads names of an open list such as `Bohème/Folk`. An unknown value takes its names from the feed, and is told. */
function readOpen(
  cells: Cells,
  column: 'pattern' | 'style',
  find: (word: string) => readonly Named[],
): FacetName[] {
  const english = cells.read(`${column}_en`);
  return cells.read(column).flatMap((nameFr, index): FacetName[] => {
    if (column === 'pattern' && saysNoPattern(nameFr)) return [];
    const known = find(nameFr);
    if (known.length > 0)
      return known.map(({ slug, fr, en }) => ({ facet: column, slug, nameFr: fr, nameEn: en }));
    cells.unknown(column, nameFr);
    const nameEn = english[index] ?? nameFr;
    const own = { facet: column, slug: slugify(nameEn), nameFr, nameEn };
    return isFacetValue(own) ? [own] : [];
  });
}

const listed = (value: Named | undefined) => (value ? [value] : []);

export const readStyles = (cells: Cells) => readOpen(cells, 'style', (word) => listed(findStyle(word)));
export const readPatterns = (cells: Cells) =>
  readOpen(cells, 'pattern', (word) => {
    const exact = listed(findPattern(word));
    return exact.length > 0 ? exact : findPatterns(word);
  });
