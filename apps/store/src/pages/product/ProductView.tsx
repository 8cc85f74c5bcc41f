import { Breadcrumb } from '@patine/ui/breadcrumb/Breadcrumb';
import { LiveRegion } from '@patine/ui/live-region/LiveRegion';
import { Price } from '@patine/ui/price/Price';
import { SizeTable } from '@patine/ui/size-table/SizeTable';
import { Suspense, lazy } from 'react';
import { useIntl } from 'react-intl';
import type { Product } from '../../features/catalogue/product.query.ts';
import { lazyMessages } from '../../i18n/lazy-messages.ts';
import { PageHead } from '../../layouts/PageHead.tsx';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import { BuyBar } from './BuyBar.tsx';
import { BuyBox } from './BuyBox.tsx';
import { Compare } from './Compare.tsx';
import { Details } from './Details.tsx';
import { Facts } from './Facts.tsx';
import { Gallery } from './Gallery.tsx';
import { Neighbours } from './Neighbours.tsx';
import { PriceNotes } from './PriceNotes.tsx';
import { ServiceLines } from './ServiceLines.tsx';
import { useBuying } from './use-buying.ts';
import { useProductUpdates } from './use-product-updates.ts';

const StructureZones = lazy(lazyMessages(() => import('../../cms/StructureZones.tsx')));

export function ProductView({ product }: { product: Product }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { pricing, attributes, categories, availability } = product;
  const [variant] = product.variants;
  const buying = useBuying(product);
  const news = useProductUpdates(product);
  const measures = variant?.internationalMeasures ?? [];

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
        <Breadcrumb
          trail={[
            { label: formatMessage({ id: 'shop.home' }), href: paths.home(locale) },
            ...categories.map(({ name, slug }) => ({
              label: name,
              href: paths.shop(locale, { category: slug }),
            })),
          ]}
          current={product.name}
        />
        <div className="grid gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(22rem,28.75rem)]">
          <div className="min-w-0 lg:col-start-1">
            <Gallery product={product} />
          </div>
          <div className="min-w-0 lg:sticky lg:top-[calc(var(--header-height)+1rem)] lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start">
            {attributes.brand ? (
              <p className="text-xs font-semibold tracking-label uppercase">{attributes.brand.name}</p>
            ) : null}
            <h1 lang={product.nameLanguage ?? undefined} className="heading mt-2 text-3xl">
              {product.name}
            </h1>
            <Price
              current={pricing.currentPrice}
              regular={pricing.regularPrice ?? undefined}
              percent={pricing.appliedPercent ?? undefined}
              size="lg"
              past={availability !== 'AVAILABLE'}
              className="mt-3"
            />
            <PriceNotes product={product} />
            <Facts product={product} />
            {measures.length > 0 ? (
              <SizeTable measures={measures} equivalents={variant?.internationalSizes ?? []}>
                <Compare product={product} measures={measures} />
              </SizeTable>
            ) : null}
            <BuyBox product={product} buying={buying} />
            <ServiceLines product={product} />
          </div>
          <div className="min-w-0 lg:col-start-1 lg:max-w-prose">
            <Details product={product} />
          </div>
        </div>
        <Neighbours product={product} />
        {buying ? <BuyBar product={product} buying={buying} /> : null}
      </div>
      <Suspense>
        <StructureZones type="product-detail" params={{ productId: String(product.reference) }} />
      </Suspense>
    </>
  );
}
