import type { Bits } from '../columns/bitset.ts';
import { makeUint16, makeUint32, makeUint8 } from '../columns/growable-buffer.ts';
import { Scratch } from '../columns/scratch.ts';
import type { Term } from './alternatives.ts';
import { type AttributeMask, allAttributes, isSearched } from './attribute-mask.ts';
import { distance, farthestApart, isAlone } from './packed-position.ts';
import {
  firstMatch,
  furtherMatch,
  isInexact,
  isOnlyWord,
  mostPositions,
  positionCount,
  qualityOf,
  TermPositions,
  weightOf,
} from './term-positions.ts';
import type { TextIndex } from './text-index.ts';

export interface RankedAttributes {
  searched: AttributeMask;
  /** How much less a word weighs at each packed position than at the best. */
  weights: Uint8Array;
}

/** Ranking criteria of the matching rows; lower is better. */
export interface TextRanks {
  typos: Uint8Array;
  /** Number of query words that a row does not contain. */
  missing: Uint8Array;
  proximity: Uint16Array;
  attribute: Uint16Array;
  /** Number of words that match only as a prefix or with typos. */
  inexact: Uint8Array;
}

const slotsOfRows = new Scratch(makeUint32);
const termPlaces = [new TermPositions(), new TermPositions()] as const;
const scratch = {
  typos: new Scratch(makeUint8),
  missing: new Scratch(makeUint8),
  proximity: new Scratch(makeUint16),
  attribute: new Scratch(makeUint16),
  inexact: new Scratch(makeUint8),
};

/** Ranks the rows of `bits`, listed in `rows`, by their terms. The result is valid until the next search. */
export function rankRows(
  text: TextIndex,
  terms: readonly Term[],
  { rows, bits, rowCount }: { rows: Uint32Array; bits: Bits; rowCount: number },
  { searched, weights }: RankedAttributes,
): TextRanks {
  const slots = slotsOfRows.take(rowCount);
  for (let slot = 0; slot < rows.length; slot++) slots[rows[slot]!] = slot;
  const ranks: TextRanks = {
    typos: scratch.typos.take(rows.length).fill(0),
    missing: scratch.missing.take(rows.length).fill(0),
    proximity: scratch.proximity.take(rows.length).fill(0),
    attribute: scratch.attribute.take(rows.length).fill(0),
    inexact: scratch.inexact.take(rows.length).fill(0),
  };
  const only = terms.length === 1;
  let [before, current] = termPlaces;
  terms.forEach((term, index) => {
    current.reset(rows.length);
    collect(text, term, { rows, slots, bits, searched, weights, found: current, only });
    addTerm(ranks, current, only);
    if (index > 0) addProximity(ranks.proximity, before, current);
    [before, current] = [current, before];
  });
  return ranks;
}

interface Collecting {
  rows: Uint32Array;
  slots: Uint32Array;
  bits: Bits;
  searched: AttributeMask;
  weights: Uint8Array;
  found: TermPositions;
  /** True for the only term of a query, whose positions are compared with no others. */
  only: boolean;
}

/** Reads a term's words in order of their quality: the first one in a row determines the quality there. */
function collect(
  { postings }: TextIndex,
  term: Term,
  { rows, slots, bits, searched, weights, found, only }: Collecting,
): void {
  const everywhere = searched === allAttributes;
  const { rows: entryRows, places: entryPlaces } = postings;
  const { matches, places } = found;
  for (const { number, typos, exact } of term.alternatives) {
    const quality = typos * 2 + Number(!exact);
    postings.eachRunOf(number, rows, (start, end) => {
      for (let at = start; at < end; at++) {
        const row = entryRows[at]!;
        if ((bits[row >>> 5]! & (1 << (row & 31))) === 0) continue;
        const place = entryPlaces[at]!;
        if (!everywhere && !isSearched(searched, place)) continue;
        const slot = slots[row]!;
        const match = matches[slot]!;
        const count = positionCount(match);
        if (count === 0) matches[slot] = firstMatch(weights[place]!, quality, isAlone(place));
        else if (count < mostPositions && quality <= qualityOf(match) + 1)
          matches[slot] = furtherMatch(match, weights[place]!, quality, isAlone(place));
        else continue;
        if (!only) places[slot * mostPositions + count] = place;
      }
    });
  }
}

function addTerm(
  { typos, missing, attribute, inexact }: TextRanks,
  { matches }: TermPositions,
  only: boolean,
): void {
  for (let slot = 0; slot < typos.length; slot++) {
    const match = matches[slot]!;
    if (match === 0) {
      missing[slot]! += 1;
      continue;
    }
    typos[slot]! += qualityOf(match) >> 1;
    attribute[slot]! += weightOf(match);
    const other = Number(isInexact(match));
    // A query of one word is matched best by a value of only this word, then by the whole word in a longer value.
    inexact[slot]! += only ? other * 2 + Number(!isOnlyWord(match)) : other;
  }
}

function addProximity(
  proximity: Uint16Array,
  { matches: matchesBefore, places: placesBefore }: TermPositions,
  { matches, places }: TermPositions,
): void {
  for (let slot = 0; slot < proximity.length; slot++) {
    const first = slot * mostPositions;
    const end = first + positionCount(matches[slot]!);
    const endBefore = first + positionCount(matchesBefore[slot]!);
    let nearest = farthestApart;
    for (let one = first; one < endBefore; one++) {
      for (let other = first; other < end; other++) {
        const apart = distance(placesBefore[one]!, places[other]!);
        if (apart < nearest) nearest = apart;
      }
    }
    proximity[slot]! += nearest;
  }
}
