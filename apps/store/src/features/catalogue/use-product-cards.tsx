import type { ProductHit } from '@patine/contract/search/record';
import { ProductCard } from '@patine/ui/product-card/ProductCard';
import { useCardOptions } from '@patine/ui/product-card/card-options';
import type { ReactNode } from 'react';
import { WishlistButton } from '../../lib/wishlist/WishlistButton.tsx';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import { useCardLabels } from './use-card-labels.ts';

/** Renders a list's cards; images of the first `firstView` cards load eagerly. Links open a new tab. */
export function useProductCards(): (hits: readonly ProductHit[], firstView?: number) => ReactNode[] {
  const locale = useLocale();
  const options = useCardOptions('_blank');
  const labels = useCardLabels();
  return (hits, firstView = 0) =>
    hits.map((hit, index) => (
      <ProductCard
        key={hit.objectID}
        product={hit}
        href={paths.product(locale, hit.slug)}
        labels={{
          condition: labels.condition[hit.condition] ?? hit.condition,
          family: labels.family[hit.family] ?? hit.family,
        }}
        options={options}
        priority={index < firstView}
        heart={<WishlistButton reference={hit.reference} label={options.heart(hit.name)} />}
      />
    ));
}
