import type { CatalogueIndex } from '../catalogue-index.ts';
import { type Bits, countBits, emptyBits, listBits, setBit, subtract } from '../columns/bitset.ts';
import { makeUint32 } from '../columns/growable-buffer.ts';
import { Scratch } from '../columns/scratch.ts';
import { keepMatching } from '../filters/keep-matching.ts';
import { type Term, termsOf } from '../text/alternatives.ts';
import { matchPhrases } from '../text/match-phrases.ts';
import { matchTerms } from '../text/match-terms.ts';
import type { QueryWord } from '../text/query-words.ts';
import { fewerWords } from './fewer-words.ts';
import type { CountingRows, MatchSet } from './match-set.ts';
import { textRanks } from './rank-matches.ts';
import type { MatchQuery } from './read-query.ts';

/** Estimated bytes of a cached match set besides its bitset: serialised facets and ranked rows. */
const overheadBytes = 20_000;
const bytesPerRow = 12;

/**
 * Returns the match set of a query. Queries that differ only in page, order or facets share one until the next write.
 */
export function findMatches(index: CatalogueIndex, query: MatchQuery): MatchSet {
  const { synonyms, stopWords, optionalWords, ...settings } = query.settings;
  const key = JSON.stringify([
    query.words,
    query.phrases,
    settings,
    synonyms === index.synonyms,
    query.filter,
    query.optionalFilter,
  ]);
  const known = index.matchCache.get(key);
  if (known) return known;
  const match = computeMatch(index, query);
  const ranked = query.words.length > 0 || query.optionalFilter ? match.count * bytesPerRow : 0;
  index.matchCache.set(key, match, match.bits.byteLength + ranked + overheadBytes);
  return match;
}

const counting = new Scratch(makeUint32);

/** Returns the rows for counting, valid until the next search. */
export function countingRows(index: CatalogueIndex, match: MatchSet): CountingRows {
  const { columns } = index;
  const findable = columns.findable();
  const total = countBits(findable);
  const leftOut = match.count * 2 > total;
  if (leftOut) subtract(findable, match.bits);
  const count = leftOut ? total - match.count : match.count;
  const rows = listBits(leftOut ? findable : match.bits, count, counting.take(count));
  return { countSets: columns.facetGroups.counter(rows, columns.rowCount), leftOut };
}

function computeMatch(index: CatalogueIndex, { words, phrases, settings, filter }: MatchQuery): MatchSet {
  const filtered = index.columns.findable();
  if (filter) keepMatching(index, filter, filtered);
  if (phrases.length > 0)
    matchPhrases(index.columns.text, phrases, filtered, index.columns.rowCount, settings.searched);
  if (words.length === 0) return matchSet(filtered, []);
  const found = matchWords(index, words, settings, filtered);
  if (found.count > 0) return found;
  for (const fewer of fewerWords(words, settings.removal)) {
    const again = matchWords(index, fewer, settings, filtered);
    if (again.count > 0) return again;
  }
  return found;
}

const matchSet = (bits: Bits, terms: readonly Term[]): MatchSet => ({
  bits,
  count: countBits(bits),
  terms,
  written: new Map(),
});

/** Matches words. Hits with typos are only searched when there are none without, unless both are requested. */
function matchWords(
  index: CatalogueIndex,
  words: readonly QueryWord[],
  settings: MatchQuery['settings'],
  filtered: Bits,
): MatchSet {
  const { columns } = index;
  const search = (mostTypos: number): MatchSet => {
    const terms = termsOf(columns.text, words, settings, mostTypos);
    const bits = filtered.slice();
    matchTerms(columns.text, terms, bits, columns.rowCount, settings.searched);
    return matchSet(bits, terms);
  };
  switch (settings.tolerance) {
    case 'false':
      return search(0);
    case 'true':
      return search(2);
    case 'min':
      return firstFound([
        () => search(0),
        () => fewestTypos(index, search(1), settings),
        () => fewestTypos(index, search(2), settings),
      ]);
    case 'strict': {
      const exact = search(0);
      return exact.count > 0 ? search(1) : search(2);
    }
  }
}

function firstFound(searches: readonly (() => MatchSet)[]): MatchSet {
  let found: MatchSet | undefined;
  for (const search of searches) {
    found = search();
    if (found.count > 0) break;
  }
  return found!;
}

/** Returns only the rows with the fewest typos. */
function fewestTypos(index: CatalogueIndex, match: MatchSet, settings: MatchQuery['settings']): MatchSet {
  const rows = listBits(match.bits, match.count);
  const { typos } = textRanks(index, match, rows, settings);
  const fewest = typos.reduce((least, count) => Math.min(least, count), 255);
  const bits = emptyBits(index.columns.rowCount);
  for (let slot = 0; slot < rows.length; slot++) if (typos[slot] === fewest) setBit(bits, rows[slot]!);
  return matchSet(bits, match.terms);
}
