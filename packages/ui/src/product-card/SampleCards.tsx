import { useState } from 'react';
import { createIntl } from 'react-intl';
import type { ProductHit } from '@patine/contract/search/record';
import { messages } from '../testing/locales.ts';
import { useSampleLanguage } from '../testing/use-sample-language.ts';
import { WishlistHeart } from '../wishlist-heart/WishlistHeart.tsx';
import { cardOptions, useCardOptions } from './card-options.ts';
import { ProductCard, type ProductCardProps } from './ProductCard.tsx';
import { conditionNames, familyNames } from './product-card.samples.ts';

/** What the host gives every card, in French; `useSampleCard` gives it in the story's language. */
export const frenchOptions = cardOptions(createIntl({ locale: 'fr-FR', messages: messages.fr }));

export const labelsOf = ({ condition, family }: ProductHit) => ({
  condition: conditionNames[condition] ?? condition,
  family: familyNames[family] ?? family,
});

export type SampleCardProps = Omit<ProductCardProps, 'options' | 'labels' | 'href' | 'heart'> & {
  /** True for a product that is initially on the wishlist. */
  inWishlist?: boolean;
};

/** Completes the props of a card for stories and tests: texts, URL and a working heart. */
export function useSampleCard({
  product,
  inWishlist: pressedAtFirst = false,
  ...rest
}: SampleCardProps): ProductCardProps {
  const options = useCardOptions();
  const translate = useSampleLanguage();
  const [pressed, setPressed] = useState(pressedAtFirst);
  return {
    ...rest,
    product: translate(product),
    href: `/produit/${product.slug}`,
    labels: translate(labelsOf(product)),
    options,
    heart: (
      <WishlistHeart label={options.heart(translate(product.name))} pressed={pressed} onToggle={setPressed} />
    ),
  };
}

export const SampleCard = (props: SampleCardProps) => <ProductCard {...useSampleCard(props)} />;

export const sampleCards = (hits: readonly ProductHit[]) =>
  hits.map((hit, index) => <SampleCard key={hit.objectID} product={hit} inWishlist={index % 5 === 2} />);
