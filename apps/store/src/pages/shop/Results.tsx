import { Pagination } from '@patine/ui/pagination/Pagination';
import { ProductGrid } from '@patine/ui/product-grid/ProductGrid';
import { TextLink } from '@patine/ui/text-link/TextLink';
import { FormattedMessage } from 'react-intl';
import type { ShopList } from '../../features/catalogue/shop-list.ts';
import { useProductCards } from '../../features/catalogue/use-product-cards.tsx';
import type { ShopFilters } from '../../lib/shop-filters.ts';
import { ColumnSwitch } from './ColumnSwitch.tsx';
import { useColumns } from './use-columns.ts';

export type ResultsProps = {
  list: ShopList;
  filters: ShopFilters;
  address: (filters: ShopFilters) => string;
};

/** Cards of the first view on a wide screen. */
const FIRST_VIEW = 4;

export function Results({ list, filters, address }: ResultsProps) {
  const cards = useProductCards();
  const { columns, setColumns, list: listRef } = useColumns();
  const page = filters.page ?? 1;
  const pageAddress = (to: number) => address({ ...filters, page: to });

  if (list.hits.length === 0)
    return (
      <p className="py-8">
        <FormattedMessage id="shop.beyond" values={{ page, pages: list.pages }} />{' '}
        <TextLink href={pageAddress(list.pages)}>
          <FormattedMessage id="shop.lastPage" />
        </TextLink>
      </p>
    );
  return (
    <div ref={listRef}>
      <ColumnSwitch columns={columns} onChange={setColumns} />
      <ProductGrid columns={columns}>{cards(list.hits, FIRST_VIEW)}</ProductGrid>
      <div className="mt-12">
        <Pagination page={page} pages={list.pages} hrefFor={pageAddress} />
      </div>
    </div>
  );
}
