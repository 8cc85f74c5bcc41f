import { productIndex } from '@patine/contract/search/indexes';
import { Pagination } from '@patine/ui/pagination/Pagination';
import { ProductGrid } from '@patine/ui/product-grid/ProductGrid';
import { FormattedMessage } from 'react-intl';
import type { ShopList } from '../../features/catalogue/shop-list.ts';
import { useProductCards } from '../../features/catalogue/use-product-cards.tsx';
import { searchAttribution } from '../../lib/search-attribution.ts';
import { hitsPerPageOf, type ShopFilters } from '../../lib/shop-filters.ts';
import { useLocale } from '../../lib/store-context.tsx';
import { ColumnSwitch } from './ColumnSwitch.tsx';
import { RESULTS_ID } from './results-id.ts';
import { useColumns } from './use-columns.ts';
import { useListAddress } from './use-list-address.ts';

export type ResultsProps = {
  list: ShopList;
  /** The previously painted list. */
  before: ShopList;
  filters: ShopFilters;
};

/** Number of cards in the first view on a wide screen. */
const FIRST_VIEW = 4;
/** Number of cards in the first paint. */
const FIRST_PAINT = 12;

/**
 * The first cards of the new list, followed by the remaining old ones until the next paint: the page keeps its height. Old cards
 * before a reused one would cause a layout shift.
 */
function hitsToPaint({ hits }: ShopList, before: ShopList) {
  if (hits === before.hits) return hits;
  const first = hits.slice(0, FIRST_PAINT);
  const shown = new Set(first.map(({ objectID }) => objectID));
  const lastThatStays = before.hits.findLastIndex(({ objectID }) => shown.has(objectID));
  const others = before.hits.slice(Math.max(FIRST_PAINT, lastThatStays + 1));
  return [...first, ...others.slice(0, hits.length - first.length)];
}

export default function Results({ list, before, filters }: ResultsProps) {
  const { address } = useListAddress(filters);
  const cards = useProductCards();
  const { columns, setColumns, list: listRef } = useColumns();
  const page = filters.page ?? 1;
  const index = productIndex(filters.sortby ?? 'relevance', useLocale());
  const pageAddress = (to: number) => address({ ...filters, page: to });

  return (
    <div ref={listRef} id={RESULTS_ID} tabIndex={-1} className="scroll-mt-4 outline-none">
      <ColumnSwitch columns={columns} onChange={setColumns}>
        <FormattedMessage id="shop.count" values={{ count: list.total }} />
      </ColumnSwitch>
      <ProductGrid
        columns={columns}
        aside
        {...searchAttribution(list.queryID, index, (page - 1) * hitsPerPageOf(filters))}
      >
        {cards(hitsToPaint(list, before), FIRST_VIEW)}
      </ProductGrid>
      <div className="mt-12">
        <Pagination page={page} pages={list.pages} hrefFor={pageAddress} />
      </div>
    </div>
  );
}
