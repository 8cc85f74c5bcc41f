import type { Product } from '../../features/catalogue/product.query.ts';
import { BuyButton } from './BuyButton.tsx';
import { BarPrice } from './lazy-parts.ts';
import type { Buying } from './use-buying.ts';

/** Sticky price and button on phones, while the product section is in view. */
export const BuyBar = ({ product, buying }: { product: Product; buying: Buying }) => (
  <div
    data-slot="buy-bar"
    className="sticky bottom-0 z-sticky -mx-(--gutter) mt-8 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 border-t border-line bg-paper px-(--gutter) py-2 sm:hidden"
  >
    <BarPrice product={product} />
    <BuyButton buying={buying} />
  </div>
);
