import { productIndex } from '@patine/contract/search/indexes';
import type { ProductHit } from '@patine/contract/search/record';
import { Carousel } from '@patine/ui/carousel/Carousel';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { neighboursQuery } from '../../features/catalogue/neighbours.query.ts';
import type { Product } from '../../features/catalogue/product.query.ts';
import { useProductCards } from '../../features/catalogue/use-product-cards.tsx';
import { searchAttribution } from '../../lib/search-attribution.ts';
import { useLocale, useStore } from '../../lib/store-context.tsx';
import { useViewedBefore } from './use-viewed-before.ts';

/** Carousels: similar products, others of the seller, and recently viewed ones. */
export default function Neighbours({ product }: { product: Product }) {
  const { api, locale } = useStore();
  const { formatMessage } = useIntl();
  const { data: found } = useQuery(neighboursQuery(api, locale, product));
  const viewed = useViewedBefore(product.reference);
  const seller = { seller: product.store.name };
  return (
    <div className="lazy-layout mt-16 grid [--lazy-height:60rem] sm:[--lazy-height:69rem] grid-cols-[minmax(0,1fr)] gap-14 empty:hidden">
      <Row title={formatMessage({ id: 'product.similar' })} {...found?.similar} />
      <Row title={formatMessage({ id: 'product.sameSeller' }, seller)} {...found?.sameSeller} />
      <Row title={formatMessage({ id: 'product.viewed' })} hits={viewed} />
    </div>
  );
}

type RowProps = { title: string; hits?: readonly ProductHit[]; queryID?: string | undefined };

function Row({ title, hits, queryID }: RowProps) {
  const index = productIndex('relevance', useLocale());
  const cards = useProductCards();
  if (!hits || hits.length === 0) return null;
  return (
    <Carousel
      {...searchAttribution(queryID, index)}
      label={title}
      heading={<h2 className="heading text-3xl">{title}</h2>}
    >
      {cards(hits)}
    </Carousel>
  );
}
