import {
  attributeAt,
  indexedWords,
  type IndexConfig,
  numberOf,
  type SearchObject,
  stopWords,
  Synonyms,
  textsOf,
  tokenise,
} from '@patine/search/requests';
import { facetsOf, OBJECT_ID, RECORD, searchableOf } from './fields.ts';

/** Shorter beginnings have no typos. */
const SHORTEST_BEGINNING = 3;
const LONGEST_BEGINNING = 16;

export type SearchDocument = { [OBJECT_ID]: string; [RECORD]: SearchObject; [kind: string]: unknown };

/** Makes documents of an index's records. */
export function documentMaker(config: IndexConfig): (object: SearchObject) => SearchDocument {
  const facets = facetsOf(config);
  const searchable = searchableOf(config);
  const synonyms = new Synonyms(config.synonyms ?? [], stopWords[config.locale]);
  const wordsOf = (texts: readonly string[]) => [...indexedWords(texts, synonyms)];
  return (object) => {
    const textsAt = (attribute: string) => textsOf(attributeAt(object, attribute));
    return {
      [OBJECT_ID]: object.objectID,
      [RECORD]: object,
      facets: each(facets, textsAt),
      numbers: each(config.numericAttributes, (attribute) => {
        const number = numberOf(attributeAt(object, attribute));
        return Number.isFinite(number) ? [number] : [];
      }),
      words: each(searchable, (attribute) => wordsOf(textsAt(attribute))),
      beginnings: each(searchable, (attribute) => beginningsOf(wordsOf(textsAt(attribute)))),
      phrases: each(searchable, (attribute) => textsAt(attribute).map(foldedText)),
    };
  };
}

const each = (attributes: readonly string[], read: (attribute: string) => readonly unknown[]) =>
  Object.fromEntries(
    attributes.flatMap((attribute) => {
      const values = read(attribute);
      return values.length > 0 ? [[attribute.replaceAll('.', '__'), values]] : [];
    }),
  );

const foldedText = (text: string): string =>
  tokenise(text)
    .map(({ word }) => word)
    .join(' ');

function beginningsOf(words: readonly string[]): string[] {
  const beginnings = new Set<string>();
  for (const word of words)
    for (let end = SHORTEST_BEGINNING; end <= Math.min(word.length, LONGEST_BEGINNING); end++)
      beginnings.add(word.slice(0, end));
  return [...beginnings];
}
