import { useIntl } from 'react-intl';
import type { ShopList } from '../../features/catalogue/shop-list.ts';
import { serializeFilters, type ShopFilters } from '../../lib/shop-filters.ts';
import { PageHead } from '../../layouts/PageHead.tsx';

export type ShopHeadProps = { list: ShopList; filters: ShopFilters; title: string };

/** Categories and their pages are for search engines; what a visitor puts together is not, nor is an empty list. */
export function ShopHead({ list, filters, title }: ShopHeadProps) {
  const { formatMessage } = useIntl();
  const { category: _, page = 1, ...choice } = filters;
  const names = list.trail.map(({ name }) => name).toReversed();
  const name = names.length > 1 ? names.join(' · ') : title;
  return (
    <PageHead
      title={page > 1 ? `${name} · ${formatMessage({ id: 'ui.pagination.page' }, { page })}` : name}
      description={formatMessage({ id: 'shop.description' }, { title, count: list.total })}
      noindex={serializeFilters(choice) !== '' || list.hits.length === 0}
    />
  );
}
