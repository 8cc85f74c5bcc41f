import { useIntl } from 'react-intl';
import type { ShopList } from '../../features/catalogue/shop-list.ts';
import type { ShopFilters } from '../../lib/shop-filters.ts';
import { PageHead } from '../../layouts/PageHead.tsx';
import { useStore } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import { isIndexed } from './list-title.ts';

export type ShopHeadProps = { list: ShopList; filters: ShopFilters; title: string };

/** What a list page says of itself in the document's head. */
export function ShopHead({ list, filters, title }: ShopHeadProps) {
  const { formatMessage } = useIntl();
  const { locale, publicUrl } = useStore();
  const { page = 1 } = filters;
  const names = list.trail.map(({ name }) => name).toReversed();
  const name = names.length > 1 ? names.join(' · ') : title;
  return (
    <>
      <PageHead
        title={page > 1 ? `${name} · ${formatMessage({ id: 'ui.pagination.page' }, { page })}` : name}
        description={formatMessage({ id: 'shop.description' }, { title, count: list.total })}
        // Said in documents alone, as is the feed: a browser goes on to other lists without asking for one.
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
