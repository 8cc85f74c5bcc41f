import type { Facet } from '../search/record.ts';

/** Facet values that a search text names. Any of them matches; `exclude` for "sans cuir". */
export type UnderstoodFacet = {
  attribute: Extract<
    Facet,
    | 'target'
    | 'categories'
    | 'condition'
    | 'family'
    | 'years'
    | 'color'
    | 'material'
    | 'pattern'
    | 'style'
    | 'size'
    | 'brand'
  >;
  values: string[];
  exclude: boolean;
  /** True where the list has other things than the typed words, which no name of an item has: "doudoune" among all coats. */
  wider?: true;
  /** Those of the words to search that names have instead of the typed ones: "blouson" for "bomber". */
  searched?: string;
  /** The typed words that name them. */
  words: string;
};

/** Bounds in hundredths, both included. `cheapest`: `max` is the price of the cheapest third of these items. */
export type UnderstoodPrice = {
  attribute: 'price';
  min: number | null;
  max: number | null;
  cheapest?: true;
  words: string;
};

/** Pages that answer a text better than the catalogue. */
export type SearchHelpTopic =
  | 'returns'
  | 'delivery'
  | 'payment'
  | 'orders'
  | 'sizes'
  | 'jeans-calculator'
  | 'contact'
  | 'sell'
  | 'new-in'
  | 'sale';

/** `GET /search-understanding?text=robe noire 38&locale=fr` */
export type SearchUnderstandingResponse = {
  /** As typed, trimmed. */
  text: string;
  /** In the order of the words. */
  filters: (UnderstoodFacet | UnderstoodPrice)[];
  /** What remains to be searched; empty when all was understood. */
  words: string;
  /** Those of `words` that say more than a filter, and that names of items have. */
  narrowerWords: string;
  /** Those of `words` that have no meaning here: a list without any match may leave them out, and must say so. */
  optionalWords: string;
  /** Those of `words` that say when a garment is worn, and that no name has: a list leaves them out, and must say so. */
  occasionWords: string;
  /** Those of `words` that name what no item has, such as a watch: they are no typos of other words. Absent without any. */
  absentWords?: string;
  help: SearchHelpTopic | null;
};

/** Longer texts are refused. */
export const LONGEST_SEARCH_TEXT = 512;

/** Returns the path with its query. */
export const searchUnderstandingPath = (text: string, locale: string) =>
  `/search-understanding?${new URLSearchParams({ text, locale }).toString()}`;
