import { mediaPath } from '@patine/contract/rest/media';
import { productPath, SITEMAP_PART_SIZE } from '@patine/contract/rest/seo';
import { eachLocale, showsEnglish, SITEMAP_END, SITEMAP_START, sitemapEntries } from '@patine/core';
import type { Services } from '../../context.ts';
import { streamListedProducts } from '../catalogue/index.ts';

const IMAGE_WIDTH = 1024;

/** Writes one part of the product sitemap, including recently sold products. */
export async function* writeProductSitemap(
  { readReplica, clock, config }: Pick<Services, 'readReplica' | 'clock' | 'config'>,
  part: number,
): AsyncGenerator<string> {
  const publicUrl = new URL(config.PUBLIC_URL).origin;
  const first = part * SITEMAP_PART_SIZE;
  yield SITEMAP_START;
  const pages = streamListedProducts(readReplica, {
    first,
    end: first + SITEMAP_PART_SIZE,
    now: clock.now(),
  });
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
