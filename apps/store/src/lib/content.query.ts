import type { NavigationInfo, ShopDictionary } from '@patine/contract/content/structure';
import { HOUR_MS, type Locale } from '@patine/core';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from './api.ts';

/** The header and footer of every page, with their Markdown as safe HTML. */
export type LayoutContent = Omit<NavigationInfo, 'helloBar' | 'contact' | 'legal'> & {
  helloBar: { text: string; details?: string; seeMore?: { label: string; href: string } } | null;
  contact?: Omit<NonNullable<NavigationInfo['contact']>, 'text'> & { html?: string };
  legal?: string;
};

async function toLayoutContent({
  helloBar,
  contact,
  legal,
  ...navigation
}: NavigationInfo): Promise<LayoutContent> {
  if (!helloBar && !contact && !legal) return { ...navigation, helloBar: null };
  // A browser fetches the parser only when a client-side navigation changes the language.
  const { markdownLineToHtml, markdownToHtml } = await import('./markdown.ts');
  const layout: LayoutContent = { ...navigation, helloBar: null };
  if (helloBar) {
    const { text, secondaryText, seeMore } = helloBar;
    layout.helloBar = {
      text: markdownLineToHtml(text),
      ...(secondaryText ? { details: markdownToHtml(secondaryText) } : {}),
      ...(seeMore ? { seeMore: { label: seeMore.label, href: seeMore.path } } : {}),
    };
  }
  if (contact) {
    const { text, ...details } = contact;
    layout.contact = { ...details, ...(text ? { html: markdownToHtml(text) } : {}) };
  }
  if (legal) layout.legal = markdownLineToHtml(legal);
  return layout;
}

/** Converts each shared server response once. */
const layoutContents = new WeakMap<NavigationInfo, Promise<LayoutContent>>();

export function layoutContent(navigation: NavigationInfo): Promise<LayoutContent> {
  const layout = layoutContents.get(navigation) ?? toLayoutContent(navigation);
  layoutContents.set(navigation, layout);
  return layout;
}

/** The shop works without its navigation: readers of this query render without it when it fails. */
export const navigationQuery = ({ read }: Api, locale: Locale) =>
  queryOptions({
    queryKey: ['navigation', locale],
    queryFn: async () => layoutContent(await read<NavigationInfo>('/web-structure', { type: 'nav', locale })),
    staleTime: HOUR_MS,
  });

/** The names of all facet values. Not serialised into pages: they carry only the names that they show. */
export const dictionaryQuery = ({ read }: Api, locale: Locale) =>
  queryOptions({
    queryKey: ['shop-dictionary', locale],
    queryFn: () =>
      read<ShopDictionary>('/web-structure', {
        type: 'shop-dictionary',
        'params[kind][0]': 'facetValues',
        locale,
      }),
    staleTime: HOUR_MS,
    meta: { stays: true },
  });
