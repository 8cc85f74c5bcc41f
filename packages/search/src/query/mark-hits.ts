import type { CatalogueIndex } from '../catalogue-index.ts';
import { attributeAt, type SearchObject } from '../search-object.ts';
import type { Term } from '../text/alternatives.ts';
import { highlightText } from './highlight-text.ts';
import type { HighlightSettings } from './read-highlight.ts';
import type { Highlight, HighlightResult } from './search-params.ts';

/** Returns the `_highlightResult` of a stored object as JSON. */
export type HitMarker = (json: string) => string;

interface Marked {
  /** Folded words of the query that match a word of an object. */
  by: Set<string>;
  length: number;
}

/** Returns undefined when nothing is to be highlighted. */
export function hitMarker(
  index: CatalogueIndex,
  terms: readonly Term[],
  settings: HighlightSettings,
): HitMarker | undefined {
  if (settings.attributes.length === 0) return undefined;
  const marked = markedWords(index, terms);
  return (json) => {
    const object: SearchObject = JSON.parse(json);
    const result: HighlightResult = {};
    for (const attribute of settings.attributes) {
      const value = attributeAt(object, attribute);
      const highlighted = Array.isArray(value)
        ? value.flatMap((item: unknown) => mark(item) ?? [])
        : mark(value);
      if (highlighted) result[attribute] = highlighted;
    }
    return JSON.stringify(result);
  };

  function mark(value: unknown): Highlight | undefined {
    if (typeof value !== 'string' && typeof value !== 'number') return undefined;
    const by = new Set<string>();
    const lengthOf = (word: string): number | undefined => {
      const found = marked.get(word);
      for (const name of found?.by ?? []) by.add(name);
      return found?.length;
    };
    const text = highlightText(String(value), lengthOf, settings.before, settings.after);
    const matchedWords = terms.flatMap(({ word }) => (by.has(word) ? [word] : []));
    if (matchedWords.length === 0) return { value: text.value, matchLevel: 'none', matchedWords };
    const matchLevel = matchedWords.length === terms.length ? 'full' : 'partial';
    return { value: text.value, matchLevel, fullyHighlighted: text.whole, matchedWords };
  }
}

/** Returns the vocabulary words that match words of the query, and how many letters to highlight. */
function markedWords(index: CatalogueIndex, terms: readonly Term[]): Map<string, Marked> {
  const { words } = index.columns.text.vocabulary;
  const marked = new Map<string, Marked>();
  for (const { word, prefix, alternatives } of terms) {
    for (const { number, typos, exact } of alternatives) {
      const known = words[number]!;
      const beginsOnly = prefix && !exact && known.length > word.length + typos;
      const length = beginsOnly ? word.length : known.length;
      const before = marked.get(known);
      marked.set(known, {
        by: new Set([...(before?.by ?? []), word]),
        length: Math.max(length, before?.length ?? 0),
      });
    }
  }
  return marked;
}
