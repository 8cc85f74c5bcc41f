import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import type { ShopList } from '../../features/catalogue/shop-list.ts';
import { navigationQuery } from '../../lib/content.query.ts';
import { serializeFilters, type ShopFilters } from '../../lib/shop-filters.ts';
import { PageHead } from '../../layouts/PageHead.tsx';
import { useStore } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import { isIndexed } from './indexed-lists.ts';

export type ShopHeadProps = { list: ShopList; filters: ShopFilters; title: string };

/** Title and metadata of a list page. */
export function ShopHead({ list, filters, title }: ShopHeadProps) {
  const { formatMessage } = useIntl();
  const { api, locale, publicUrl } = useStore();
  const { page = 1, category, ...choice } = filters;
  const own = useQuery(navigationQuery(api, locale)).data?.seo?.shop;
  // Editors write about the whole list, whatever page of it, and about a category, on its first page.
  const about = category === undefined && serializeFilters(choice) === '' ? own : list.about;
  const names = list.trail.map(({ name }) => name).toReversed();
  const name = about?.seoTitle ?? (names.length > 1 ? names.join(' · ') : title);
  return (
    <>
      <PageHead
        title={page > 1 ? `${name} · ${formatMessage({ id: 'ui.pagination.page' }, { page })}` : name}
        description={
          import.meta.env.SSR
            ? (about?.seoDescription ??
              formatMessage({ id: 'shop.description' }, { title, count: list.total }))
            : undefined
        }
        // Only documents need robots tags and the feed link: client-side navigation does not update them.
        noindex={import.meta.env.SSR && !isIndexed(list, filters)}
      />
      {import.meta.env.SSR ? (
        <link
          rel="alternate"
          type="application/rss+xml"
          title={name}
          href={publicUrl + paths.feed(locale, filters)}
        />
      ) : null}
    </>
  );
}
