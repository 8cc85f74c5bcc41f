import type { Bits } from '../columns/bitset.ts';
import { makeUint16, makeUint32, makeUint8 } from '../columns/growable-buffer.ts';
import { Scratch } from '../columns/scratch.ts';
import type { Term } from './alternatives.ts';
import { type AttributeMask, allAttributes, isSearched } from './attribute-mask.ts';
import { distance, farthestApart, isAlone } from './packed-position.ts';
import { mostPositions, TermPositions } from './term-positions.ts';
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
  let [before, current] = termPlaces;
  current.reset(rows.length);
  terms.forEach((term, index) => {
    collect(text, term, { slots, bits, searched, places: current });
    addTerm(ranks, current, weights, terms.length === 1);
    if (index > 0) addProximity(ranks.proximity, before, current);
    [before, current] = [current, before.reset(rows.length)];
  });
  return ranks;
}

interface Collecting {
  slots: Uint32Array;
  bits: Bits;
  searched: AttributeMask;
  places: TermPositions;
}

function collect({ postings }: TextIndex, term: Term, { slots, bits, searched, places }: Collecting): void {
  const everywhere = searched === allAttributes;
  const { rows: entryRows, places: entryPlaces } = postings;
  for (const { number, typos, exact } of term.alternatives) {
    const quality = typos * 2 + Number(!exact);
    postings.eachRun(number, (start, end) => {
      for (let at = start; at < end; at++) {
        const row = entryRows[at]!;
        if ((bits[row >>> 5]! & (1 << (row & 31))) === 0) continue;
        const place = entryPlaces[at]!;
        if (everywhere || isSearched(searched, place)) places.add(slots[row]!, place, quality);
      }
    });
  }
}

function addTerm(
  ranks: TextRanks,
  { counts, bestCounts, qualities, places }: TermPositions,
  weights: Uint8Array,
  only: boolean,
) {
  for (let slot = 0; slot < counts.length; slot++) {
    const count = counts[slot]!;
    if (count === 0) {
      ranks.missing[slot]! += 1;
      continue;
    }
    const quality = qualities[slot]!;
    const first = slot * mostPositions;
    const firstWorse = first + bestCounts[slot]!;
    let best = 255;
    let alone = false;
    // A narrower word in a name ranks behind the word itself in one, even where the word stands in a lesser attribute.
    let inexact = quality & 1;
    for (let at = first; at < first + count; at++) {
      const weight = weights[places[at]!]!;
      if (weight < best) {
        best = weight;
        inexact = at < firstWorse ? quality & 1 : 1;
      }
      alone ||= isAlone(places[at]!);
    }
    ranks.typos[slot]! += quality >> 1;
    ranks.attribute[slot]! += best;
    // A query of one word is matched best by a value of only this word, then by the whole word in a longer value.
    ranks.inexact[slot]! += only ? inexact * 2 + Number(!alone) : inexact;
  }
}

function addProximity(proximity: Uint16Array, before: TermPositions, current: TermPositions): void {
  for (let slot = 0; slot < proximity.length; slot++) {
    const first = slot * mostPositions;
    let nearest = farthestApart;
    for (let one = first; one < first + before.counts[slot]!; one++) {
      for (let other = first; other < first + current.counts[slot]!; other++) {
        const apart = distance(before.places[one]!, current.places[other]!);
        if (apart < nearest) nearest = apart;
      }
    }
    proximity[slot]! += nearest;
  }
}
