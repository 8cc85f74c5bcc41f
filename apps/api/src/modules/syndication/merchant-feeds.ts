import type { MerchantFeed } from '@patine/contract/rest/seo';
import type { Locale } from '@patine/core';
import type { Services } from '../../context.ts';
import { isBeforeLaunch, namesIn, readDictionary, streamFindableRows } from '../catalogue/index.ts';
import { GOOGLE_END, googleItem, googleStart } from './google-feed.ts';
import { type MerchantProduct, merchantProducts } from './merchant-product.ts';
import { META_START, metaLine } from './meta-feed.ts';

type Sources = Pick<Services, 'readReplica' | 'clock' | 'config'>;

type Form = { start: (address: string) => string; item: (product: MerchantProduct) => string; end: string };

const FORMS: Record<MerchantFeed, Form> = {
  google: { start: googleStart, item: googleItem, end: GOOGLE_END },
  meta: { start: () => META_START, item: metaLine, end: '' },
};

/** Rows per batch: small enough for a batch to be garbage-collected before it moves to the old generation. */
const AT_ONCE = 200;

/** Writes all listed products, also held ones; no sold or withdrawn ones, and none of unopened drops. */
export async function* writeFeed(
  { readReplica, clock, config }: Sources,
  feed: MerchantFeed,
  locale: Locale,
): AsyncGenerator<string> {
  const { start, item, end } = FORMS[feed];
  const publicUrl = new URL(config.PUBLIC_URL).origin;
  const nameOf = namesIn(await readDictionary(readReplica, locale));
  const read = merchantProducts({ locale, publicUrl, nameOf });
  yield start(publicUrl);
  // The second argument is "sold after": the current time excludes all sold items.
  for await (const rows of streamFindableRows(readReplica, clock.now(), AT_ONCE)) {
    const now = clock.now();
    yield rows
      .map((row) => {
        const isOnSale = row.status === 'listed' && !isBeforeLaunch(row.drops, now);
        const product = isOnSale ? read(row, now) : null;
        return product ? item(product) : '';
      })
      .join('');
  }
  yield end;
}
