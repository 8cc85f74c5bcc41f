export type Suggestion = {
  /** Search text, or the name of a brand, a category or a product. */
  text: string;
  /** Language of the text where it is not the page's. */
  lang?: string | undefined;
  /** URL of the suggestion. */
  href: string;
  /** Number of results, price, or what the text belongs to, at the end of its line. */
  detail?: string | undefined;
  /** Id of a product's photograph. */
  image?: string;
  /** Second line: a product's brand and size. */
  note?: string | undefined;
};

export type SuggestionGroup = {
  /** Unique among the groups. */
  id: string;
  /** Heading of the group; absent for a single last option such as "see all". */
  title?: string;
  /** The sign before its options; products have photographs instead. */
  sign?: 'recent' | 'search' | 'popular' | 'category' | 'brand';
  /** True for the second column of wide screens. */
  aside?: boolean;
  /** At least one. */
  items: readonly Suggestion[];
  /** Clears the group, with the label of its button. */
  clear?: { label: string; onClear: () => void };
};
