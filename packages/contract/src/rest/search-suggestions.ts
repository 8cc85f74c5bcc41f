import type { Currency } from '@patine/core';

/** A category; `under` is the name of its root category, since several have dresses. */
export type SuggestedCategory = { slug: string; name: string; under: string | null; count: number };

/** A product for sale. */
export type SuggestedProduct = {
  slug: string;
  name: string;
  nameLanguage?: 'fr';
  brandName: string | null;
  sizeLabel: string;
  /** Image id. */
  image: string;
  /** Hundredths. */
  price: number;
  currency: Currency;
};

/** A kind of garment that sells: a category, of one brand if it has one. */
export type PopularKind = {
  category: { slug: string; name: string };
  brand: { slug: string; name: string } | null;
  count: number;
};

/**
 * `GET /search-suggestions?text=…&locale=fr`: suggestions for typed text; without text, what sells, the largest
 * categories and the newest products. Counts are of products for sale, and nothing without products is suggested.
 */
export type SearchSuggestions = {
  /** The text that these suggestions are for, without surrounding spaces. */
  text: string;
  /** The typed text with its last word completed, the most productive first. */
  completions: { text: string; count: number }[];
  categories: SuggestedCategory[];
  brands: { slug: string; name: string; count: number }[];
  /** What the text finds; the newest ones without text. */
  products: SuggestedProduct[];
  /** Kinds that sold most in the last BEST_SELLER_DAYS; empty while text is typed, and before the first sale. */
  popular: PopularKind[];
  /** Number of products that the text finds. */
  total: number;
  /** Query id for click events; absent if the search returns none. */
  queryID?: string;
};
