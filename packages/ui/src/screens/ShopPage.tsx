import { ActiveFilters } from '../active-filters/ActiveFilters.tsx';
import { Breadcrumb } from '../breadcrumb/Breadcrumb.tsx';
import { FilterBar } from '../filter-drawer/FilterBar.tsx';
import { FilterPanel } from '../filter-panel/FilterPanel.tsx';
import { SamplePrice } from '../filter-panel/SamplePrice.tsx';
import { sampleGroups, sampleHref } from '../filter-panel/filter-panel.samples.ts';
import { FilterRow } from '../filter-row/FilterRow.tsx';
import { PageHeading } from '../page-heading/PageHeading.tsx';
import { Pagination } from '../pagination/Pagination.tsx';
import { manyHits } from '../product-card/product-card.samples.ts';
import { sampleCards } from '../product-card/SampleCards.tsx';
import { ProductGrid } from '../product-grid/ProductGrid.tsx';
import { SortMenu } from '../sort-menu/SortMenu.tsx';
import { sampleSorts } from '../sort-menu/sort-menu.samples.ts';
import { useSampleLanguage } from '../testing/use-sample-language.ts';
import { ShopFrame } from './ShopFrame.tsx';
import { useScreenMessages } from './messages.ts';

const PROMOTED = new Set(['size', 'colors', 'state']);

const ignore = () => undefined;

/** A product list with its filters. */
export function ShopPage() {
  const { messages } = useScreenMessages();
  const translate = useSampleLanguage();
  const groups = translate(sampleGroups);
  const sorts = translate(sampleSorts);
  const chosen = groups
    .filter(({ id }) => id === 'colors' || id === 'state')
    .flatMap((group) => group.options)
    .filter(({ selected }) => selected)
    .map(({ slug, name }) => ({ id: slug, label: name, href: '/shop' }));
  const price = <SamplePrice onChange={ignore} />;
  return (
    <ShopFrame>
      <div className="wrap">
        <Breadcrumb trail={[{ label: messages.home, href: '/' }]} current={messages.coats} />
        <div className="items-end justify-between gap-x-8 xl:flex xl:stitch-b">
          <PageHeading title={messages.coats} aside={messages.count} className="min-w-0" />
          <FilterRow
            groups={groups.filter(({ id }) => PROMOTED.has(id))}
            href={sampleHref}
            count={1284}
            price={{ active: false, control: price }}
            mySizesHref="/shop?size=38"
            sort={<SortMenu options={sorts} rankingHref="/pages/ranking" />}
          />
        </div>
        <div className="mt-4 grid gap-x-9 xl:grid-cols-[15.5rem_minmax(0,1fr)]">
          <aside className="hidden xl:block">
            <div className="filter-column">
              <FilterPanel groups={groups} href={sampleHref} here="/shop" price={price} priceAfter="colors" />
            </div>
          </aside>
          <div className="min-w-0">
            <div className="mb-4">
              <ActiveFilters
                filters={[
                  { id: 'size-s', label: 'S', href: '/shop?size=m' },
                  { id: 'size-m', label: 'M', href: '/shop?size=s' },
                  ...chosen,
                ]}
                clearHref="/shop"
              />
            </div>
            <ProductGrid aside>{sampleCards(manyHits(12))}</ProductGrid>
            <div className="mt-12 mb-16">
              <Pagination page={1} pages={27} hrefFor={(page) => `/shop?page=${page}`} />
            </div>
          </div>
        </div>
        <FilterBar
          active={2 + chosen.length}
          onOpen={ignore}
          sort={<SortMenu options={sorts} look="bar" />}
        />
      </div>
    </ShopFrame>
  );
}
