import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Product } from '../../features/catalogue/product.query.ts';
import { useAvailability } from '../../features/catalogue/use-availability.ts';

/** What has become of the piece while its page was open, in words; nothing while nothing has. */
export function useNews(product: Product): string {
  const { formatMessage } = useIntl();
  const [atFirst] = useState(product.availability);
  useAvailability(product);
  if (product.availability === atFirst) return '';
  return formatMessage({
    id: product.availability === 'AVAILABLE' ? 'product.backAgain' : 'product.nowGone',
  });
}
