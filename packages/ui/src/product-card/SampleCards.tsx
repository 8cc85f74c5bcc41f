import { useState } from 'react';
import type { ProductHit } from '@patine/contract/search/record';
import { useSampleLanguage } from '../testing/use-sample-language.ts';
import { WishlistHeart } from '../wishlist-heart/WishlistHeart.tsx';
import { useCardOptions } from './card-options.ts';
import { ProductCard, type ProductCardProps } from './ProductCard.tsx';
import { conditionNames, familyNames } from './product-card.samples.ts';

export type SampleCardProps = Omit<ProductCardProps, 'manner' | 'labels' | 'href' | 'heart'> & {
  /** True for a product that is initially on the wishlist. */
  kept?: boolean;
};

/** A complete card for stories and tests: texts, URL and a working heart. */
export function SampleCard({ product, kept: pressedAtFirst = false, ...rest }: SampleCardProps) {
  const manner = useCardOptions();
  const said = useSampleLanguage();
  const [pressed, setPressed] = useState(pressedAtFirst);
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
