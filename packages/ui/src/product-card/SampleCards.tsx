import { useState } from 'react';
import type { ProductHit } from '@patine/contract/search/record';
import { useSampleLanguage } from '../testing/use-sample-language.ts';
import { WishlistHeart } from '../wishlist-heart/WishlistHeart.tsx';
import { useCardOptions } from './card-options.ts';
import { ProductCard, type ProductCardProps } from './ProductCard.tsx';
import { conditionNames, familyNames } from './product-card.samples.ts';

export type SampleCardProps = Omit<ProductCardProps, 'options' | 'labels' | 'href' | 'heart'> & {
  /** True for a product that is initially on the wishlist. */
  inWishlist?: boolean;
};

/** A complete card for stories and tests: texts, URL and a working heart. */
export function SampleCard({ product, inWishlist: pressedAtFirst = false, ...rest }: SampleCardProps) {
  const options = useCardOptions();
  const translate = useSampleLanguage();
  const [pressed, setPressed] = useState(pressedAtFirst);
  return (
    <ProductCard
      product={translate(product)}
      href={`/produit/${product.slug}`}
      labels={translate({
        condition: conditionNames[product.condition] ?? product.condition,
        family: familyNames[product.family] ?? product.family,
      })}
      options={options}
      heart={
        <WishlistHeart
          label={options.heart(translate(product.name))}
          pressed={pressed}
          onToggle={setPressed}
        />
      }
      {...rest}
    />
  );
}

export const sampleCards = (hits: readonly ProductHit[]) =>
  hits.map((hit, index) => <SampleCard key={hit.objectID} product={hit} inWishlist={index % 5 === 2} />);
