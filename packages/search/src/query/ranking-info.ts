import type { CatalogueIndex } from '../catalogue-index.ts';
import { emptyBits, setBit } from '../columns/bitset.ts';
import { filterScores, optionalGroups, scoredGroups } from '../filters/filter-scores.ts';
import { isSearched } from '../text/attribute-mask.ts';
import { attributeOf, positionOf } from '../text/packed-position.ts';
import type { MatchSet } from './match-set.ts';
import { textRanks } from './rank-matches.ts';
import type { MatchQuery } from './read-query.ts';
import type { RankingInfo } from './search-params.ts';

/** A position after every possible one, in an attribute after every possible one. */
const nowhere = 1000;

/** Returns the ranking information of these rows of a match set, in their order. */
export function rankingInfos(
  index: CatalogueIndex,
  name: string,
  match: MatchSet,
  query: MatchQuery,
  page: Iterable<number>,
): RankingInfo[] {
  const rows = Uint32Array.from(page);
  const bits = emptyBits(index.columns.rowCount);
  for (const row of rows) setBit(bits, row);
  const scores = filterScores(
    index,
    [...scoredGroups(query.filter), ...optionalGroups(query.optionalFilter)],
    rows,
  );
  const { terms } = match;
  const text = terms.length > 0 ? textRanks(index, { ...match, bits }, rows, query.settings) : undefined;
  const first = firstMatchedWords(index, match, query, rows);
  const places = placesInOrder(index, name, rows);
  return [...rows].map((row, slot) => {
    const words = terms.length - (text?.missing[slot] ?? 0);
    const inexact = text?.inexact[slot] ?? 0;
    return {
      nbTypos: text?.typos[slot] ?? 0,
      words,
      nbExactWords: terms.length === 1 ? Number(inexact < 2) : words - inexact,
      proximityDistance: text?.proximity[slot] ?? 0,
      attribute: text?.attribute[slot] ?? 0,
      firstMatchedWord: first.get(row) ?? 0,
      filters: scores?.[slot] ?? 0,
      userScore: places.get(row) ?? 0,
      geoDistance: 0,
      geoPrecision: 1,
      promoted: false,
    };
  });
}

function firstMatchedWords(
  { columns: { text } }: CatalogueIndex,
  { terms }: MatchSet,
  { settings: { searched } }: MatchQuery,
  rows: Uint32Array,
): Map<number, number> {
  const first = new Map<number, number>();
  const wanted = new Set(rows);
  const { postings } = text;
  for (const { number } of terms.flatMap(({ alternatives }) => alternatives)) {
    postings.eachRun(number, (start, end) => {
      for (let at = start; at < end; at++) {
        const row = postings.rows[at]!;
        const place = postings.places[at]!;
        if (!wanted.has(row) || !isSearched(searched, place)) continue;
        const position = attributeOf(place) * nowhere + Math.min(positionOf(place), nowhere - 1);
        first.set(row, Math.min(first.get(row) ?? Infinity, position));
      }
    });
  }
  return first;
}

function placesInOrder(index: CatalogueIndex, name: string, rows: Uint32Array): Map<number, number> {
  const wanted = new Set(rows);
  const places = new Map<number, number>();
  let place = index.columns.rows.size;
  index.order(name).walk((row) => {
    if (wanted.has(row)) places.set(row, place);
    place -= 1;
    return places.size < wanted.size;
  });
  return places;
}
