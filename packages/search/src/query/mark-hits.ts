import type { CatalogueIndex } from '../catalogue-index.ts';
import { attributeAt, type SearchObject, textsOf } from '../search-object.ts';
import type { Term } from '../text/alternatives.ts';
import { cutSnippet } from './cut-snippet.ts';
import { highlightText } from './highlight-text.ts';
import type { HighlightSettings } from './read-highlight.ts';
import type { Highlight, Snippet } from './search-params.ts';

/** Returns the members `_highlightResult` and `_snippetResult` of a stored object, each with a comma before it. */
export type HitMarker = (json: string) => string;

/** Why and how far a word of an object is marked. */
export interface Marked {
  /** Folded words of the query that match it. */
  by: ReadonlySet<string>;
  length: number;
}

/** Returns undefined when nothing is to be highlighted or cut. */
export function hitMarker(
  index: CatalogueIndex,
  terms: readonly Term[],
  settings: HighlightSettings,
): HitMarker | undefined {
  if (!marksAny(settings)) return undefined;
  const marked = markedWords(index, terms);
  const mark = objectMarker(
    terms.map(({ word }) => word),
    (word) => marked.get(word),
    settings,
  );
  return (json) => mark(JSON.parse(json));
}

export const marksAny = ({ attributes, snippets }: HighlightSettings): boolean =>
  attributes.length > 0 || snippets.length > 0;

/** Marks the words of a query in objects; `markedAs` tells of a folded word of an object whether it matches. */
export function objectMarker(
  queryWords: readonly string[],
  markedAs: (word: string) => Marked | undefined,
  settings: HighlightSettings,
): (object: SearchObject) => string {
  const { attributes, snippets, ellipsis } = settings;
  return (object) => {
    const highlighted = attributes.map((attribute) => [attribute, each(object, attribute, mark)] as const);
    const cut = snippets.map(
      ({ attribute, words }) => [attribute, each(object, attribute, (text) => snippet(text, words))] as const,
    );
    return `${member('_highlightResult', highlighted)}${member('_snippetResult', cut)}`;
  };

  function snippet(text: string, words: number): Snippet {
    const { value, matchLevel } = mark(
      cutSnippet(text, { words, ellipsis }, (word) => markedAs(word) !== undefined),
    );
    return { value, matchLevel };
  }

  function mark(value: string): Highlight {
    const by = new Set<string>();
    const lengthOf = (word: string): number | undefined => {
      const found = markedAs(word);
      for (const name of found?.by ?? []) by.add(name);
      return found?.length;
    };
    const text = highlightText(value, lengthOf, settings.before, settings.after);
    const matchedWords = queryWords.filter((word) => by.has(word));
    if (matchedWords.length === 0) return { value: text.value, matchLevel: 'none', matchedWords };
    const matchLevel = matchedWords.length === queryWords.length ? 'full' : 'partial';
    return { value: text.value, matchLevel, fullyHighlighted: text.whole, matchedWords };
  }
}

/** Applies a function to the text of an attribute, or to each text of a list. Undefined for another value. */
function each<Result>(
  object: SearchObject,
  attribute: string,
  apply: (text: string) => Result,
): Result | Result[] | undefined {
  const value = attributeAt(object, attribute);
  if (Array.isArray(value)) return textsOf(value).map(apply);
  return typeof value === 'string' || typeof value === 'number' ? apply(String(value)) : undefined;
}

const member = (name: string, results: readonly (readonly [string, unknown])[]): string =>
  results.length === 0 ? '' : `,"${name}":${JSON.stringify(Object.fromEntries(results))}`;

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
