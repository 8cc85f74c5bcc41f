import { LOCALES, type Locale, localePrefix } from '@patine/core';

/** What a piece's page is called in each language's addresses. */
const PIECE_PAGES: Readonly<Partial<Record<Locale, string>>> = { fr: 'produit' };

/** Path of a piece's page, for what is written outside of the store. */
export const productPath = (locale: Locale, slug: string) =>
  `${localePrefix(locale)}/${PIECE_PAGES[locale] ?? 'product'}/${slug}`;

/** Those who show the catalogue elsewhere, and the form in which each takes it. */
export const MERCHANT_FEEDS = { google: 'xml', meta: 'csv' } as const;
export type MerchantFeed = keyof typeof MERCHANT_FEEDS;

/** `GET /feeds/google-fr.xml`: every piece that can be bought. */
export const merchantFeedPath = (feed: MerchantFeed, locale: Locale) =>
  `/feeds/${feed}-${locale}.${MERCHANT_FEEDS[feed]}`;

export const merchantFeeds = (Object.keys(MERCHANT_FEEDS) as MerchantFeed[]).flatMap((feed) =>
  LOCALES.map((locale) => ({ feed, locale, path: merchantFeedPath(feed, locale) })),
);

/** References that share a sitemap: each is an address in every language. */
export const SITEMAP_PART_SIZE = 10_000;

/** `GET /sitemaps/products-10.xml`: the pieces whose references begin so, that is 100,000 to 109,999. */
export const productSitemapPath = (part: number) => `/sitemaps/products-${part}.xml`;

/** When something last changed, ISO 8601. */
export type Changed = { changedAt: string };

/** `GET /sitemaps`: what there is to be found, and when each last changed. */
export type CatalogueSitemap = {
  parts: ({ part: number } & Changed)[];
  /** Those with a piece in them. */
  categories: ({ slug: string } & Changed)[];
  /** Those with a piece to buy, the ones with most first. */
  brands: ({ slug: string } & Changed)[];
  /** Those with a piece that has a page. */
  sellers: ({ slug: string } & Changed)[];
};
