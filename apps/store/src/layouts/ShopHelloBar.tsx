import { HelloBar } from '@patine/ui/hello-bar/HelloBar';
import type { LayoutContent } from '../lib/content.query.ts';

export type ShopHelloBarProps = {
  content: NonNullable<LayoutContent['helloBar']>;
  /** On a phone the garment and its name fill the first screen of a product. */
  isProduct: boolean;
};

export default function ShopHelloBar({ content: { seeMore, text, details }, isProduct }: ShopHelloBarProps) {
  return (
    <HelloBar
      seeMore={seeMore}
      html={{ text, details }}
      className={isProduct ? 'max-sm:hidden' : undefined}
    />
  );
}
