import { mediaPath } from '@patine/contract/rest/media';
import { type MerchantFeed, productPath, SITEMAP_PART_SIZE } from '@patine/contract/rest/seo';
import {
  eachLocale,
  type Locale,
  showsEnglish,
  SITEMAP_END,
  SITEMAP_START,
  sitemapEntries,
} from '@patine/core';
import type { Services } from '../../context.ts';
import { namesIn, readDictionary, streamFindableRows, streamListedProducts } from '../catalogue/index.ts';
import { GOOGLE_END, googleItem, googleStart } from './google-feed.ts';
import { type MerchantProduct, merchantProducts } from './merchant-product.ts';
import { META_START, metaLine } from './meta-feed.ts';

type Sources = Pick<Services, 'db' | 'clock' | 'config'>;

type Form = { start: (address: string) => string; item: (product: MerchantProduct) => string; end: string };

const FORMS: Record<MerchantFeed, Form> = {
  google: { start: googleStart, item: googleItem, end: GOOGLE_END },
  meta: { start: () => META_START, item: metaLine, end: '' },
};

/** Rows per batch: small enough for a batch to be garbage-collected before it moves to the old generation. */
const AT_ONCE = 200;

/** Writes all listed products, also held ones; no sold or withdrawn ones, and none of unopened drops. */
export async function* writeFeed(
  { db, clock, config }: Sources,
  feed: MerchantFeed,
  locale: Locale,
): AsyncGenerator<string> {
  const { start, item, end } = FORMS[feed];
  const publicUrl = new URL(config.PUBLIC_URL).origin;
  const nameOf = namesIn(await readDictionary(db, locale));
  const read = merchantProducts({ locale, publicUrl, nameOf });
  yield start(publicUrl);
  // The second argument is "sold after": the current time excludes all sold items.
  for await (const rows of streamFindableRows(db, clock.now(), AT_ONCE)) {
    const now = clock.now();
    yield rows
      .map((row) => {
        const isSecret = row.drops.some(({ launchAt }) => launchAt !== null && new Date(launchAt) > now);
        const product = row.status === 'listed' && !isSecret ? read(row, now) : null;
        return product ? item(product) : '';
      })
      .join('');
  }
  yield end;
}

const IMAGE_WIDTH = 1024;

/** Writes one part of the product sitemap, including recently sold products. */
export async function* writeProductSitemap(
  { db, clock, config }: Sources,
  part: number,
): AsyncGenerator<string> {
  const publicUrl = new URL(config.PUBLIC_URL).origin;
  const first = part * SITEMAP_PART_SIZE;
  yield SITEMAP_START;
  const pages = streamListedProducts(db, { first, end: first + SITEMAP_PART_SIZE, now: clock.now() });
  for await (const rows of pages)
    yield rows
      .map(({ slugFr, slugEn, changedAt, pictures }) =>
        sitemapEntries({
          urls: eachLocale(
            (locale) => publicUrl + productPath(locale, showsEnglish(locale) ? slugEn : slugFr),
          ),
          changedAt,
          images: pictures.map((id) => publicUrl + mediaPath(id, IMAGE_WIDTH, 'jpg')),
        }),
      )
      .join('');
  yield SITEMAP_END;
}
