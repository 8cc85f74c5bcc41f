import type {
  Dictionary,
  DictionaryPreview,
  DictionaryPreviewRequest,
  Wording,
} from '@patine/contract/content/dictionary';
import { dictionarySchema, wordsIn } from '@patine/contract/content/dictionary';
import { FOR_SALE, productIndex } from '@patine/contract/search/indexes';
import type { Locale } from '@patine/core';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import { shownBody } from './published-repository.ts';
import { validationErrors } from './validation-errors.ts';

/** Returns the published words of the search; null while editors have written none. */
export async function publishedDictionary(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  locale: Locale,
): Promise<Dictionary | null> {
  const key = { kind: 'texts', name: 'dictionary', locale } as const;
  return (await shownBody(db, key, clock.now())) as Dictionary | null;
}

/** Wordings that are looked up at most, and pieces that are named of each. */
const MAX_WORDINGS = 24;
const PIECES_NAMED = 3;

const folded = (text: string) =>
  text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'");

/** The text with a word or phrase in place of another; null where that is not in it. */
function replaced(text: string, word: string, other: string): string | null {
  const [within, sought] = [` ${folded(text)} `, ` ${folded(word)} `];
  const at = within.indexOf(sought);
  return at < 0 ? null : `${text.slice(0, at)}${other}${text.slice(at + word.length)}`;
}

/** What a search for a text looks for: the text, then with words that mean the same, then with narrower ones. */
export function wordingsOf(text: string, { alike, wider }: Dictionary): Pick<Wording, 'text' | 'by'>[] {
  const found = new Map<string, Pick<Wording, 'text' | 'by'>>([[folded(text), { text, by: 'typed' }]]);
  const add = (word: string, others: readonly string[], by: Wording['by']) => {
    for (const other of others) {
      const wording = other === word ? null : replaced(text, word, other);
      if (wording !== null && !found.has(folded(wording))) found.set(folded(wording), { text: wording, by });
    }
  };
  for (const words of alike.map((entry) => wordsIn(entry.words)))
    for (const word of words) add(word, words, 'alike');
  for (const { word, finds } of wider) add(word, wordsIn(finds), 'wider');
  return [...found.values()].slice(0, MAX_WORDINGS);
}

type Named = { name: string };

/** Looks up today each wording that a search would look for with this dictionary. */
export async function previewDictionary(
  { searching }: Pick<FastifyInstance, 'searching'>,
  { locale, text, body }: DictionaryPreviewRequest,
): Promise<DictionaryPreview> {
  const { data, error } = dictionarySchema.safeParse(body);
  if (!data) throw new ApiError('VALIDATION', { errors: validationErrors(error, body) });
  const wordings = wordingsOf(text, data);
  const request = {
    indexName: productIndex('relevance', locale),
    facetFilters: [FOR_SALE],
    attributesToRetrieve: ['name'],
    hitsPerPage: PIECES_NAMED,
  };
  const [today, ...results] = await searching<Named>([
    { ...request, query: text },
    ...wordings.map((wording) => ({ ...request, query: wording.text, synonyms: false })),
  ]);
  return {
    countToday: today?.nbHits ?? 0,
    wordings: wordings.map((wording, index) => ({
      ...wording,
      count: results[index]?.nbHits ?? 0,
      pieces: (results[index]?.hits ?? []).map(({ name }) => name),
    })),
  };
}
