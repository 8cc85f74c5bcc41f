import { Carousel } from '@patine/ui/carousel/Carousel';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { similarQuery } from '../../features/catalogue/similar.query.ts';
import type { Product } from '../../features/catalogue/product.query.ts';
import { useProductCards } from '../../features/catalogue/use-product-cards.tsx';
import { useStore } from '../../lib/store-context.tsx';

export function Similar({ product }: { product: Product }) {
  const { api, locale } = useStore();
  const { formatMessage } = useIntl();
  const cards = useProductCards();
  const { data: hits = [] } = useQuery(similarQuery(api, locale, product));
  const title = formatMessage({ id: 'product.similar' });
  if (hits.length === 0) return null;
  return (
    <div className="mt-16">
      <Carousel label={title} heading={<h2 className="heading text-3xl">{title}</h2>}>
        {cards(hits)}
      </Carousel>
    </div>
  );
}
