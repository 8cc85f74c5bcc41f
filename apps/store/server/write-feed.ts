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
  pieces: readonly FeedProduct[];
  /** Names of facets' values. */
  names: ShopDictionary['facetValues'];
};

const PICTURE_WIDTH = 1024;
/** Minutes that a reader may leave between two visits. */
const TTL = 60;

const nameIn = (values: ShopDictionary['facetValues'][string] | undefined, slug: string) =>
  values?.find((value) => value.slug === slug)?.name ?? slug;

/** What the feed is called among others: its category, its words, and what it is narrowed to. */
function titleOf({ locale, filters, names }: FeedFacts): string {
  const parts = [
    ...(filters.category ? [nameIn(names['categories'], filters.category)] : []),
    ...(filters.text ? [messageIn(locale, 'shop.quoted').replace('{text}', filters.text)] : []),
    ...LIST_FILTER_NAMES.flatMap((name) =>
      (filters[name] ?? []).map((slug) => nameIn(names[LIST_FILTERS[name]], slug)),
    ),
  ];
  return ['Patine', parts.length > 0 ? parts.join(', ') : messageIn(locale, 'feed.new')].join(' · ');
}

function itemOf({ locale, publicUrl, names }: FeedFacts, piece: FeedProduct): string {
  const price = (amount: number) => formatMoney({ amount, currency: piece.currency }, locale);
  const link = publicUrl + paths.product(locale, piece.slug);
  const description = [
    piece.brandName,
    piece.sizeLabel,
    nameIn(names['condition'], piece.condition),
    piece.regularPrice === null
      ? price(piece.price)
      : messageIn(locale, 'feed.reduced')
          .replace('{price}', price(piece.price))
          .replace('{regular}', price(piece.regularPrice)),
  ];
  const picture = publicUrl + mediaPath(piece.image, PICTURE_WIDTH, 'jpg');
  return [
    '<item>',
    element('title', piece.name),
    element('link', link),
    // A piece keeps its number when its name, and so its address, changes.
    `<guid isPermaLink="false">piece-${piece.reference}</guid>`,
    element('pubDate', new Date(piece.createdAt * 1000).toUTCString()),
    element('description', description.filter(Boolean).join(' · ')),
    // Pictures are drawn when they are asked for: their length is not known, which readers are told by a nought.
    `<enclosure url="${escapeXml(picture)}" length="0" type="image/jpeg"/>`,
    '</item>',
  ].join('');
}

/** RSS 2.0, of the newest pieces of a list. */
export function writeFeed(facts: FeedFacts): string {
  const { locale, publicUrl, filters, pieces } = facts;
  const newest = pieces.reduce((latest, { createdAt }) => Math.max(latest, createdAt), 0);
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
    ...pieces.map((piece) => itemOf(facts, piece)),
    '</channel></rss>',
  ].join('');
}
