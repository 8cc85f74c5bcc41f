import { Breadcrumb } from '@patine/ui/breadcrumb/Breadcrumb';
import { LiveRegion } from '@patine/ui/live-region/LiveRegion';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Product } from '../../features/catalogue/product.query.ts';
import { PageHead } from '../../layouts/PageHead.tsx';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import { BuyBar } from './BuyBar.tsx';
import { BuyBox } from './BuyBox.tsx';
import { WishlistCountButton } from './WishlistCountButton.tsx';
import { brandAbove } from './brand-above.ts';
import { measuresOf } from './measures-of.ts';
import {
  Alike,
  Details,
  Facts,
  Gallery,
  Measures,
  Neighbours,
  ProductPrice,
  ServiceLines,
  StructureZones,
} from './lazy-parts.ts';
import { useBuying } from './use-buying.ts';
import { useProductUpdates } from './use-product-updates.ts';
import { useRememberViewed } from './use-viewed-before.ts';

export function ProductView({ product }: { product: Product }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { attributes, categories, availability } = product;
  const [variant] = product.variants;
  const buying = useBuying(product);
  const news = useProductUpdates(product);
  useRememberViewed(product.reference);
  // The same object in each render: a part whose props change is hydrated for them.
  const structureParams = useMemo(() => ({ productId: String(product.reference) }), [product.reference]);
  const brand = brandAbove(product.name, attributes.brand?.name);
  const past = availability !== 'AVAILABLE';
  const breadcrumb = (className: string) => (
    <Breadcrumb
      className={className}
      trail={[
        { label: formatMessage({ id: 'shop.home' }), href: paths.home(locale) },
        ...categories.map(({ name, slug }) => ({
          label: name,
          href: paths.shop(locale, { category: slug }),
        })),
      ]}
      current={product.name}
    />
  );

  return (
    <>
      <PageHead
        title={product.name}
        description={formatMessage(
          { id: 'product.description' },
          {
            name: product.name,
            size: variant?.size,
            condition: product.conditionLabel,
            store: product.store.name,
          },
        )}
      />
      <LiveRegion message={news} />
      <div className="wrap">
        {breadcrumb('max-sm:hidden')}
        {/* Two portraits of the window's height leave room on a wide screen: the second column takes it. */}
        <div className="grid gap-x-8 gap-y-2 sm:grid-cols-[minmax(0,1fr)_clamp(19rem,30vw,27rem)] sm:grid-rows-[auto_1fr] sm:gap-y-8 xl:gap-x-10 2xl:gap-x-14 3xl:grid-cols-[minmax(0,1fr)_clamp(27rem,100%-3.5rem-(100svh-var(--header-height)-7rem)*1.35,40rem)]">
          <div className="min-w-0 sm:col-start-1">
            <Gallery product={product} />
          </div>
          {/* Taller than the window it scrolls to its end, then stays: its foot would else be out of reach until the page's. */}
          <div className="min-w-0 sm:sticky sm:bottom-0 sm:col-start-2 sm:row-span-2 sm:row-start-1 sm:min-h-[calc(100svh-var(--header-height))] sm:self-end">
            <div className="flex items-start justify-between gap-4">
              <div className="min-w-0">
                {brand ? (
                  <p className="mb-0.5 text-xs font-semibold tracking-label uppercase sm:mb-2">{brand}</p>
                ) : null}
                <h1
                  lang={product.nameLanguage ?? undefined}
                  className="heading text-xl sm:text-3xl xl:max-2xl:text-2xl"
                >
                  {product.name}
                </h1>
              </div>
              <WishlistCountButton product={product} look="square" className="max-sm:hidden" />
            </div>
            <ProductPrice product={product} />
            {buying ? null : <BuyBox product={product} buying={buying} />}
            {past ? (
              <div className="mt-5">
                <Alike product={product} />
              </div>
            ) : null}
            <Facts product={product} />
            {buying ? <BuyBox product={product} buying={buying} /> : null}
            <ServiceLines product={product} />
            {measuresOf(product).length > 0 ? <Measures product={product} /> : null}
          </div>
          <div className="min-w-0 sm:col-start-1 sm:max-2xl:max-w-prose">
            <Details product={product} />
            {breadcrumb('mt-4 sm:hidden')}
          </div>
        </div>
        <Neighbours product={product} />
        {buying ? <BuyBar product={product} buying={buying} /> : null}
      </div>
      <StructureZones type="product-detail" params={structureParams} />
    </>
  );
}
