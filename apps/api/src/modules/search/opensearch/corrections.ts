import {
  attributeAt,
  compareText,
  type Correction,
  type MatchedWord,
  type Query,
  type SearchObject,
  textsOf,
  tokenise,
  wordMatcher,
} from '@patine/search/requests';
import type { Attempt } from './attempts.ts';

const written = /[\p{L}\p{N}\p{M}]+(?:['’ʼ-][\p{L}\p{N}\p{M}]+)*/gu;

/** How a text of a hit spells a word, and how often the hits have it. */
type Spelling = { form: string; text: string; typos: number; count: number };

/**
 * Returns what the hits of a page have instead of misspelt words: the word that most of them have, as the first of them
 * spells it, in lower case.
 */
export function correctionsOf(
  { settings }: Query,
  { words, mostTypos }: Attempt,
  hits: readonly SearchObject[],
  searched: readonly string[],
): Correction[] {
  if (mostTypos === 0) return [];
  const matched = wordMatcher(words, settings, mostTypos);
  const spellings = words.map(() => new Map<string, Spelling>());
  const isExact = words.map(() => false);
  for (const hit of hits) {
    const found = new Map<string, { text: string; matches: MatchedWord[] }>();
    for (const text of searched.flatMap((attribute) => textsOf(attributeAt(hit, attribute))))
      for (const each of text.match(written) ?? [])
        for (const { word, variants } of tokenise(each))
          for (const form of [word, ...variants])
            if (!found.has(form)) found.set(form, { text: each.toLowerCase(), matches: matched(form) });
    words.forEach(({ word }, index) => {
      for (const [form, { text, matches }] of found) {
        const match = matches.find((one) => one.word === word);
        if (!match) continue;
        if (match.typos === 0) isExact[index] = true;
        const known = spellings[index]!.get(form);
        const count = (known?.count ?? 0) + 1;
        spellings[index]!.set(form, { form, text: known?.text ?? text, typos: match.typos, count });
      }
    });
  }
  return words.flatMap(({ word }, index) => {
    const [best] = [...spellings[index]!.values()].toSorted(
      (one, other) => other.count - one.count || one.typos - other.typos || compareText(one.form, other.form),
    );
    return isExact[index] || !best ? [] : [{ typed: word, corrected: best.text }];
  });
}
