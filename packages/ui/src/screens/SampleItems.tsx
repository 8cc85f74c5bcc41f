import { SubCart } from '../sub-cart/SubCart.tsx';
import { sampleSubCarts } from '../cart-line/cart.samples.ts';
import { useSampleLanguage } from '../testing/use-sample-language.ts';

const ignore = () => undefined;

/** The items of a cart, by seller. */
export function SampleItems() {
  const translate = useSampleLanguage();
  return translate(sampleSubCarts).map((subCart) => (
    <SubCart
      key={subCart.store.id}
      subCart={subCart}
      productHref={(slug) => `/produit/${slug}`}
      onRemove={ignore}
    />
  ));
}
