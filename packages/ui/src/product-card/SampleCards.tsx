import { useState } from 'react';
import type { ProductHit } from '@patine/contract/search/record';
import { useSampleLanguage } from '../testing/use-sample-language.ts';
import { WishlistHeart } from '../wishlist-heart/WishlistHeart.tsx';
import { useCardOptions } from './card-options.ts';
import { ProductCard, type ProductCardProps } from './ProductCard.tsx';
import { conditionNames, familyNames } from './product-card.samples.ts';

export type SampleCardProps = Omit<ProductCardProps, 'manner' | 'labels' | 'href' | 'heart'> & {
  /** True for a piece that is among the favourites from the start. */
  kept?: boolean;
};

/** A card as a page makes it, for stories and tests: words, names, address and a heart that works. */
export function SampleCard({ product, kept = false, ...rest }: SampleCardProps) {
  const manner = useCardOptions();
  const said = useSampleLanguage();
  const [pressed, setPressed] = useState(kept);
  return (
    <ProductCard
      product={said(product)}
      href={`/produit/${product.slug}`}
      labels={said({
        condition: conditionNames[product.condition] ?? product.condition,
        family: familyNames[product.family] ?? product.family,
      })}
      manner={manner}
      heart={
        <WishlistHeart label={manner.heart(said(product.name))} pressed={pressed} onToggle={setPressed} />
      }
      {...rest}
    />
  );
}

export const sampleCards = (hits: readonly ProductHit[]) =>
  hits.map((hit, index) => <SampleCard key={hit.objectID} product={hit} kept={index % 5 === 2} />);
