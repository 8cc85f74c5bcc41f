import type { NavigationInfo, ShopDictionary } from '@patine/contract/content/structure';
import { HOUR_MS, type Locale } from '@patine/core';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from './api.ts';

/** The header and footer of every page, with their Markdown as safe HTML. */
export type Frame = Omit<NavigationInfo, 'helloBar' | 'contact' | 'legal'> & {
  helloBar: { text: string; details?: string; seeMore?: { label: string; href: string } } | null;
  contact?: Omit<NonNullable<NavigationInfo['contact']>, 'text'> & { html?: string };
  legal?: string;
};

async function framed({ helloBar, contact, legal, ...navigation }: NavigationInfo): Promise<Frame> {
  if (!helloBar && !contact && !legal) return { ...navigation, helloBar: null };
  // A browser fetches the parser only when a client-side navigation changes the language.
  const { markdownLineToHtml, markdownToHtml } = await import('./markdown.ts');
  const frame: Frame = { ...navigation, helloBar: null };
  if (helloBar) {
    const { text, secondaryText, seeMore } = helloBar;
    frame.helloBar = {
      text: markdownLineToHtml(text),
      ...(secondaryText ? { details: markdownToHtml(secondaryText) } : {}),
      ...(seeMore ? { seeMore: { label: seeMore.label, href: seeMore.path } } : {}),
    };
  }
  if (contact) {
    const { text, ...ways } = contact;
    frame.contact = { ...ways, ...(text ? { html: markdownToHtml(text) } : {}) };
  }
  if (legal) frame.legal = markdownLineToHtml(legal);
  return frame;
}

/** Converts each shared server response once. */
const frames = new WeakMap<NavigationInfo, Promise<Frame>>();

function frameOf(navigation: NavigationInfo): Promise<Frame> {
  const frame = frames.get(navigation) ?? framed(navigation);
  frames.set(navigation, frame);
  return frame;
}

/** The shop works without its navigation: readers of this query render without it when it fails. */
export const navigationQuery = ({ read }: Api, locale: Locale) =>
  queryOptions({
    queryKey: ['navigation', locale],
    queryFn: async () => frameOf(await read<NavigationInfo>('/web-structure', { type: 'nav', locale })),
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
