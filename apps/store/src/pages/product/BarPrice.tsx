import { Price } from '@patine/ui/price/Price';
import type { Product } from '../../features/catalogue/product.query.ts';

export default function BarPrice({ product: { pricing } }: { product: Product }) {
  return <Price current={pricing.currentPrice} />;
}
