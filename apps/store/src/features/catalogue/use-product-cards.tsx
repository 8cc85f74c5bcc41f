import type { ProductHit } from '@patine/contract/search/record';
import { ProductCard } from '@patine/ui/product-card/ProductCard';
import { useCardOptions } from '@patine/ui/product-card/card-options';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { seemsSignedIn } from '../../lib/cookies.ts';
import { WishlistButton } from '../../lib/wishlist/WishlistButton.tsx';
import { useStore } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import { useFitting } from './fitting-store.ts';
import { useCardLabels } from './use-card-labels.ts';

export type CardsOptions = {
  /** False where another heart belongs to the card. */
  hasHeart?: boolean;
};

/** Renders a list's cards; images of the first `firstView` cards load eagerly. Links open a new tab. */
export function useProductCards({ hasHeart = true }: CardsOptions = {}): (
  hits: readonly ProductHit[],
  firstView?: number,
) => ReactNode[] {
  const { api, locale } = useStore();
  const queryClient = useQueryClient();
  const options = useCardOptions('_blank');
  const labels = useCardLabels();
  const fitting = useFitting();
  const shown = useRef<readonly ProductHit[]>([]);
  // Pages are the same for everybody: a customer's browser marks what fits once they are shown.
  useEffect(() => {
    const references = shown.current.map(({ reference }) => reference);
    if (references.length > 0 && seemsSignedIn())
      void import('./read-fitting.ts').then(({ readFitting }) =>
        readFitting({ api, queryClient, locale }, references).catch(reportError),
      );
  });
  return (hits, firstView = 0) => {
    shown.current = hits;
    return hits.map((hit, index) => (
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
        fits={fitting.has(hit.reference)}
        heart={
          hasHeart ? <WishlistButton reference={hit.reference} label={options.heart(hit.name)} /> : undefined
        }
      />
    ));
  };
}
