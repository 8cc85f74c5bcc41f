import { SimilarProducts } from '@patine/ui/similar-products/SimilarProducts';
import { useCardOptions } from '@patine/ui/product-card/card-options';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { neighboursQuery } from '../../features/catalogue/neighbours.query.ts';
import type { Product } from '../../features/catalogue/product.query.ts';
import { useStore } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';

/** Three pieces like one that is gone. Its code loads for such pieces alone. */
export default function Alike({ product }: { product: Product }) {
  const { api, locale } = useStore();
  const { formatMessage } = useIntl();
  const options = useCardOptions('_blank');
  const { data: found } = useQuery(neighboursQuery(api, locale, product));
  return (
    <SimilarProducts
      title={formatMessage({ id: 'product.alike' })}
      hits={found?.similar.hits ?? []}
      options={options}
      hrefOf={({ slug }) => paths.product(locale, slug)}
    />
  );
}
