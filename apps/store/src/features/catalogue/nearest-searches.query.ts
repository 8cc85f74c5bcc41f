import type { SearchSuggestions } from '@patine/contract/rest/search-suggestions';
import { MINUTE_MS, type Locale } from '@patine/core';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { paths } from '../../paths.ts';

export type NearestSearch = { id: string; label: string; count: number; href: string };

const SHOWN = 6;
/** Letters by which other words are looked for: a typing error is more often in the end of a word than in its beginning. */
const BEGINNING = 3;

const beginningOf = (text: string) =>
  (text.match(/[\p{L}\p{N}]+/gu) ?? []).toSorted((a, b) => b.length - a.length)[0]?.slice(0, BEGINNING) ?? '';

/** Searches, categories and brands of some suggestions, the nearest first. */
function linksOf({ completions, categories, brands }: SearchSuggestions, locale: Locale): NearestSearch[] {
  return [
    ...completions.map(({ text, count }) => ({ label: text, count, href: paths.search(locale, text) })),
    ...categories.map(({ slug, name, under, count }) => ({
      label: under === null ? name : `${name}, ${under}`,
      count,
      href: paths.shop(locale, { category: slug }),
    })),
    ...brands.map(({ slug, name, count }) => ({
      label: name,
      count,
      href: paths.shop(locale, { brands: [slug] }),
    })),
  ].map((link) => ({ id: link.href, ...link }));
}

/**
 * Six lists for a text that finds nothing: what begins like it, then the largest categories. None while the api cannot tell; each
 * has pieces for sale.
 */
export const nearestSearchesQuery = ({ read }: Api, locale: Locale, text: string) =>
  queryOptions({
    queryKey: ['nearest-searches', locale, text],
    queryFn: async (): Promise<NearestSearch[]> => {
      const texts = [...new Set([beginningOf(text), ''])];
      const found = await Promise.all(
        texts.map((beginning) =>
          read<SearchSuggestions>('/search-suggestions', { text: beginning, locale }).catch(() => null),
        ),
      );
      const links = found.flatMap((suggestions) => (suggestions ? linksOf(suggestions, locale) : []));
      return [...new Map(links.map((link) => [link.href, link])).values()].slice(0, SHOWN);
    },
    staleTime: MINUTE_MS,
  });
