import { BRAND_NAME } from '@patine/brand';
import type { ShopDictionary } from '@patine/contract/content/structure';
import { mediaPath } from '@patine/contract/rest/media';
import type { ProductRecord } from '@patine/contract/search/record';
import { LOCALE_TAGS, escapeXml, formatMoney, type Locale, xmlElement as element } from '@patine/core';
import { LIST_FILTERS, LIST_FILTER_NAMES, type ShopFilters } from '../src/lib/shop-filters.ts';
import { paths } from '../src/paths.ts';
import { messageIn } from './messages.ts';

export type FeedProduct = Pick<
  ProductRecord,
  | 'reference'
  | 'slug'
  | 'name'
  | 'brandName'
  | 'sizeLabel'
  | 'condition'
  | 'image'
  | 'price'
  | 'regularPrice'
  | 'currency'
  | 'createdAt'
>;

export type FeedFacts = {
  locale: Locale;
  publicUrl: string;
  filters: ShopFilters;
  products: readonly FeedProduct[];
  /** Names of facet values. */
  names: ShopDictionary['facetValues'];
};

/** Newest pieces of a feed. */
export const FEED_PRODUCTS = 50;
const PICTURE_WIDTH = 1024;
/** Minutes between two requests of a feed reader. */
const TTL = 60;

const nameIn = (values: ShopDictionary['facetValues'][string] | undefined, slug: string) =>
  values?.find((value) => value.slug === slug)?.name ?? slug;

/** Title of the feed: its category, search text and filters. */
function titleOf({ locale, filters, names }: FeedFacts): string {
  const parts = [
    ...(filters.category ? [nameIn(names['categories'], filters.category)] : []),
    ...(filters.categories ?? []).map((slug) => nameIn(names['categories'], slug)),
    ...(filters.text ? [messageIn(locale, 'shop.quoted').replace('{text}', filters.text)] : []),
    ...LIST_FILTER_NAMES.flatMap((name) =>
      (filters[name] ?? []).map((slug) => nameIn(names[LIST_FILTERS[name]], slug)),
    ),
  ];
  return [BRAND_NAME, parts.length > 0 ? parts.join(', ') : messageIn(locale, 'feed.new')].join(' · ');
}

function itemOf({ locale, publicUrl, names }: FeedFacts, product: FeedProduct): string {
  const price = (amount: number) => formatMoney({ amount, currency: product.currency }, locale);
  const link = publicUrl + paths.product(locale, product.slug);
  const description = [
    product.brandName,
    product.sizeLabel,
    nameIn(names['condition'], product.condition),
    product.regularPrice === null
      ? price(product.price)
      : messageIn(locale, 'feed.reduced')
          .replace('{price}', price(product.price))
          .replace('{regular}', price(product.regularPrice)),
  ];
  const picture = publicUrl + mediaPath(product.image, PICTURE_WIDTH, 'jpg');
  return [
    '<item>',
    element('title', product.name),
    element('link', link),
    // The guid does not depend on the name, which is part of the URL and may change.
    `<guid isPermaLink="false">piece-${product.reference}</guid>`,
    element('pubDate', new Date(product.createdAt * 1000).toUTCString()),
    element('description', description.filter(Boolean).join(' · ')),
    // Images are rendered on request, so the length is unknown; RSS readers accept 0.
    `<enclosure url="${escapeXml(picture)}" length="0" type="image/jpeg"/>`,
    '</item>',
  ].join('');
}

/** RSS 2.0 with the newest products of a list. */
export function writeFeed(facts: FeedFacts): string {
  const { locale, publicUrl, filters, products } = facts;
  const newest = products.reduce((latest, { createdAt }) => Math.max(latest, createdAt), 0);
  const self = publicUrl + paths.feed(locale, filters);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', titleOf(facts)),
    element('link', publicUrl + paths.shop(locale, filters)),
    element('description', messageIn(locale, 'feed.description')),
    element('language', LOCALE_TAGS[locale].toLowerCase()),
    `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
    `<ttl>${TTL}</ttl>`,
    ...(newest > 0 ? [element('lastBuildDate', new Date(newest * 1000).toUTCString())] : []),
    ...products.map((product) => itemOf(facts, product)),
    '</channel></rss>',
  ].join('');
}
