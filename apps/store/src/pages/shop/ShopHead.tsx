import { useIntl } from 'react-intl';
import type { ShopList } from '../../features/catalogue/shop-list.ts';
import type { ShopFilters } from '../../lib/shop-filters.ts';
import { PageHead } from '../../layouts/PageHead.tsx';
import { useStore } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import { isIndexed } from './list-title.ts';

export type ShopHeadProps = { list: ShopList; filters: ShopFilters; title: string };

/** Title and metadata of a list page. */
export function ShopHead({ list, filters, title }: ShopHeadProps) {
  const { formatMessage } = useIntl();
  const { locale, publicUrl } = useStore();
  const { page = 1 } = filters;
  const names = list.trail.map(({ name }) => name).toReversed();
  const name = list.about?.seoTitle ?? (names.length > 1 ? names.join(' · ') : title);
  return (
    <>
      <PageHead
        title={page > 1 ? `${name} · ${formatMessage({ id: 'ui.pagination.page' }, { page })}` : name}
        description={
          list.about?.seoDescription ??
          formatMessage({ id: 'shop.description' }, { title, count: list.total })
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
