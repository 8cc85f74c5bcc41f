import type { Money } from '@patine/core';
import { Money as MoneyText } from '@patine/ui/money/Money';
import { ProductGrid } from '@patine/ui/product-grid/ProductGrid';
import { TextLink } from '@patine/ui/text-link/TextLink';
import Heart from 'lucide-react/icons/heart';
import { FormattedMessage } from 'react-intl';
import { useProductCards } from '../../features/catalogue/use-product-cards.tsx';
import { productHit } from '../../features/wishlist/product-hit.ts';
import type { WishlistPage, WishlistProduct } from '../../features/wishlist/wishlist.query.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import { AddWish } from './AddWish.tsx';

/** Only the browser knows its own hearts. */
const Vote = lazyPart(() => import('./Vote.tsx'), { onIdle: () => true });

const FIRST_VIEW = 4;

/** Cards with friends' votes and price drops; the owner can add each to the cart. Sold ones link to similar products. */
export function WishlistProducts({ list }: { list: WishlistPage }) {
  const cards = useProductCards();
  const { products, votes, droppedFrom, owner, token, isMine } = list;
  return (
    <ProductGrid>
      {cards(products.map(productHit), FIRST_VIEW).map((card, index) => {
        const product = products[index];
        return product ? (
          <div key={product.reference} className="grid grid-cols-[minmax(0,1fr)] content-start gap-2">
            {card}
            <FriendsHearts count={votes[product.reference] ?? 0} />
            <PriceDrop from={droppedFrom[product.reference]} />
            {product.availability !== 'AVAILABLE' ? (
              <Similar product={product} />
            ) : isMine ? (
              <AddWish product={product} />
            ) : owner !== null && token !== null ? (
              <Vote {...{ product, owner, token }} />
            ) : null}
          </div>
        ) : null;
      })}
    </ProductGrid>
  );
}

function PriceDrop({ from }: { from: Money | undefined }) {
  return from ? (
    <p className="text-sm font-semibold text-moss">
      <FormattedMessage id="wishlist.dropped" values={{ before: <MoneyText value={from} /> }} />
    </p>
  ) : null;
}

function FriendsHearts({ count }: { count: number }) {
  return count > 0 ? (
    <p className="flex items-center gap-1.5 text-sm">
      <Heart aria-hidden className="size-4 fill-garance text-garance" />
      <FormattedMessage id="wishlist.votes" values={{ count }} />
    </p>
  ) : null;
}

function Similar({ product }: { product: WishlistProduct }) {
  const locale = useLocale();
  const category = product.categories.at(-1)?.slug;
  return (
    <p className="text-sm">
      <TextLink href={paths.shop(locale, { ...(category ? { category } : {}), hidesold: true })}>
        <FormattedMessage
          id="wishlist.similar"
          values={{ name: <span className="sr-only">{product.name}</span> }}
        />
      </TextLink>
    </p>
  );
}
