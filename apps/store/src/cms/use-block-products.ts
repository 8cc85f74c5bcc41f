import type { ProductHit } from '@patine/contract/search/record';
import type { CollageProduct } from '@patine/ui/blocks/marketing-insert/Collage';
import { useCardOptions } from '@patine/ui/product-card/card-options';
import { useLocale } from '../lib/store-context.tsx';
import { paths } from '../paths.ts';

/** Maps hits to the short form that some blocks show instead of a card: name, then size and price. */
export function useBlockProducts(): (hits: readonly ProductHit[]) => CollageProduct[] {
  const locale = useLocale();
  const { price } = useCardOptions();
  return (hits) =>
    hits.map((hit) => ({
      image: hit.image,
      name: hit.name,
      facts: `${hit.sizeLabel} · ${price(hit.price, hit.currency)}`,
      href: paths.product(locale, hit.slug),
    }));
}
