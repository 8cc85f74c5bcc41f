import { LOCALES, type Locale, localePrefix } from '@patine/core';

/** First path segment of product pages by language; `product` by default. */
const PRODUCT_SEGMENTS: Readonly<Partial<Record<Locale, string>>> = { fr: 'produit' };

/** Returns the path of a product page, for links created outside of the store. */
export const productPath = (locale: Locale, slug: string) =>
  `${localePrefix(locale)}/${PRODUCT_SEGMENTS[locale] ?? 'product'}/${slug}`;

/** External catalogues and the file format of each. */
export const MERCHANT_FEEDS = { google: 'xml', meta: 'csv' } as const;
export type MerchantFeed = keyof typeof MERCHANT_FEEDS;

/** `GET /feeds/google-fr.xml`: every item for sale. */
export const merchantFeedPath = (feed: MerchantFeed, locale: Locale) =>
  `/feeds/${feed}-${locale}.${MERCHANT_FEEDS[feed]}`;

export const merchantFeeds = (Object.keys(MERCHANT_FEEDS) as MerchantFeed[]).flatMap((feed) =>
  LOCALES.map((locale) => ({ feed, locale, path: merchantFeedPath(feed, locale) })),
);

/** References per sitemap file. Each has a URL in every language. */
export const SITEMAP_PART_SIZE = 10_000;

/** `GET /sitemaps/products-10.xml`: the products with references 100,000 to 109,999. */
export const productSitemapPath = (part: number) => `/sitemaps/products-${part}.xml`;

/** When something last changed, ISO 8601. */
export type Changed = { changedAt: string };

/** `GET /sitemaps`: the pages of the catalogue and when each last changed. */
export type CatalogueSitemap = {
  parts: ({ part: number } & Changed)[];
  /** Categories with a product. */
  categories: ({ slug: string } & Changed)[];
  /** Brands with an item for sale, the largest first. */
  brands: ({ slug: string } & Changed)[];
  /** Sellers with a product that has a page. */
  sellers: ({ slug: string } & Changed)[];
};
