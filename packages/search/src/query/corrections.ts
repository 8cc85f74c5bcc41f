import type { CatalogueIndex } from '../catalogue-index.ts';
import { type Bits, hasBit } from '../columns/bitset.ts';
import { attributeAt, type SearchObject, textsOf } from '../search-object.ts';
import type { Term } from '../text/alternatives.ts';
import { tokenise } from '../text/tokenise.ts';
import type { MatchSet } from './match-set.ts';
import type { Correction } from './search-params.ts';

const written = /[\p{L}\p{N}\p{M}]+(?:['’ʼ-][\p{L}\p{N}\p{M}]+)*/gu;

/** Returns what the hits have instead of misspelt words, spelt as a hit spells it, in lower case. */
export function correctionsOf(index: CatalogueIndex, match: MatchSet): Correction[] {
  return match.terms.flatMap((term) => {
    const number = replacementOf(index, term, match.bits);
    if (number === undefined) return [];
    const word = index.columns.text.vocabulary.words[number]!;
    return [{ typed: term.word, corrected: spellingIn(index, number, match.bits) ?? word }];
  });
}

/** Returns the query with its misspelt words replaced. */
export function correctedText(text: string, corrections: readonly Correction[]): string {
  const words = new Map(corrections.map(({ typed, corrected }) => [typed, corrected]));
  return text.replace(written, (word) => {
    const tokens = tokenise(word);
    const [only] = tokens;
    return (tokens.length === 1 && only && words.get(only.word)) || word;
  });
}

/** Returns the vocabulary word with the most hits; undefined when a hit contains the word without typos. */
function replacementOf({ columns }: CatalogueIndex, { alternatives }: Term, hits: Bits): number | undefined {
  if (!alternatives.some(({ typos }) => typos > 0)) return undefined;
  const { postings } = columns.text;
  let [best, most] = [undefined as number | undefined, 0];
  for (const { number, typos } of alternatives) {
    let count = 0;
    postings.eachRun(number, (start, end) => {
      for (let at = start; at < end; at++) if (hasBit(hits, postings.rows[at]!)) count += 1;
    });
    if (typos === 0 && count > 0) return undefined;
    if (count > most) [best, most] = [number, count];
  }
  return best;
}

/** Returns how a hit spells a word of the vocabulary, in lower case. */
function spellingIn(index: CatalogueIndex, number: number, hits: Bits): string | undefined {
  const { text, rows } = index.columns;
  const word = text.vocabulary.words[number]!;
  let hit: number | undefined;
  text.postings.eachRun(number, (start, end) => {
    for (let at = start; at < end && hit === undefined; at++) {
      const row = text.postings.rows[at]!;
      if (hasBit(hits, row)) hit = row;
    }
  });
  if (hit === undefined) return undefined;
  const object: SearchObject = JSON.parse(rows.json.at(hit));
  return index.searchable
    .flatMap((attribute) => textsOf(attributeAt(object, attribute)))
    .flatMap((value) => value.match(written) ?? [])
    .find((each) => tokenise(each)[0]?.word === word && tokenise(each).length === 1)
    ?.toLowerCase();
}
