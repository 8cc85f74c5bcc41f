/** Attributes of a product record that a text can filter by. */
export const UNDERSTOOD_ATTRIBUTES = [
  'target',
  'categories',
  'condition',
  'family',
  'years',
  'color',
  'material',
  'pattern',
  'style',
  'size',
  'brand',
] as const;
export type UnderstoodAttribute = (typeof UNDERSTOOD_ATTRIBUTES)[number];

/** Facet values, of which any matches. */
export type UnderstoodValues = {
  attribute: UnderstoodAttribute;
  values: string[];
  /** True for "sans cuir". */
  exclude: boolean;
  /** True where the list has other things than the typed word, which no name of an item has: "doudoune" among all coats. */
  wider?: true;
  /** Those of `words` to search that names have instead of the typed word: "blouson" for "bomber". */
  searched?: string;
  /** The typed words that gave it. */
  words: string;
};

/** Bounds in hundredths, both included. */
export type UnderstoodPrice = {
  attribute: 'price';
  min: number | null;
  max: number | null;
  /** True for "pas cher": `max` is the price of the cheapest third of such garments for sale. */
  cheapest?: true;
  words: string;
};

export type UnderstoodFilter = UnderstoodValues | UnderstoodPrice;

/** Pages that answer a text better than the catalogue. */
export const HELP_TOPICS = [
  'returns',
  'delivery',
  'payment',
  'orders',
  'sizes',
  'jeans-calculator',
  'contact',
  'sell',
  'new-in',
  'sale',
] as const;
export type HelpTopic = (typeof HELP_TOPICS)[number];

export type Understanding = {
  /** As typed, trimmed. */
  text: string;
  /** In the order of the words that gave them. */
  filters: UnderstoodFilter[];
  /** What remains to be searched as words; empty when all was understood. */
  words: string;
  /** Those of `words` that say more than a filter, and that names of items have: "bottines" beside shoes. */
  narrowerWords: string;
  /** Those of `words` without a meaning here, numbers aside: a list without any match may leave them out, and must say so. */
  optionalWords: string;
  /** Those of `words` that say when a garment is worn, and that no name has: a list leaves them out, and must say so. */
  occasionWords: string;
  /** Those of `words` that name what no item has, such as a watch: they are no typos of other words. Absent without any. */
  absentWords?: string;
  help: HelpTopic | null;
};

/** A facet value that items have, with its name by language code. */
export type VocabularyValue = {
  attribute: Exclude<UnderstoodAttribute, 'size'>;
  slug: string;
  names: Readonly<Record<string, string>>;
};

/** A size that items of a category have. */
export type VocabularySize = {
  /** Category path, `women/clothing/dresses`. */
  category: string;
  slug: string;
};

/** The words of a catalogue. */
export type Vocabulary = {
  values: readonly VocabularyValue[];
  sizes: readonly VocabularySize[];
  /**
   * The values that a size such as `38`, `it 42`, `w29 l32` or `4 years` may have in a category: those of a later list
   * where the category has none of the lists before.
   */
  sizeValues: (size: string, category: string) => readonly (readonly string[])[];
  /** Known brands under all their names, those without items as well. */
  brands: readonly { slug: string; names: readonly string[] }[];
  /** Number of items for sale by category path and price in hundredths. */
  prices: readonly { category: string; price: number; count: number }[];
  /** Folded words of the items' names: never corrected. */
  words: ReadonlySet<string>;
};
