import type { Money } from '@patine/core';
import { Button } from '@patine/ui/button/Button';
import { Link } from '@patine/ui/link/Link';
import { Money as MoneyText } from '@patine/ui/money/Money';
import Heart from 'lucide-react/icons/heart';
import { FormattedMessage } from 'react-intl';
import { useProductCards } from '../../features/catalogue/use-product-cards.tsx';
import { productHit } from '../../features/wishlist/product-hit.ts';
import type { WishlistPage, WishlistProduct } from '../../features/wishlist/wishlist.query.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import { AddWish } from './AddWish.tsx';
import { fillLastRow } from './last-row.ts';
import { OwnListInvitation } from './OwnListInvitation.tsx';

/** Only the browser knows its own hearts. */
const Vote = lazyPart(() => import('./Vote.tsx'), { onIdle: () => true });

const FIRST_VIEW = 4;

/**
 * Cards with friends' votes and price drops; the owner can add each to the cart, friends can give each a heart. Sold ones link to
 * similar products. The actions of a row are on one line; the last row is filled.
 */
export function WishlistProducts({ list }: { list: WishlistPage }) {
  const { products, votes, droppedFrom, owner, token, isMine, page, pages } = list;
  // On somebody else's list the heart is the vote below the card.
  const cards = useProductCards({ hasHeart: isMine });
  return (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-8 sm:grid-cols-3 xl:grid-cols-4 xl:gap-x-5 xl:gap-y-12 min-[105em]:grid-cols-5">
      {cards(products.map(productHit), FIRST_VIEW).map((card, index) => {
        const product = products[index];
        return product ? (
          <li key={product.reference} className="flex min-w-0 flex-col gap-2">
            {card}
            <FriendsHearts count={votes[product.reference] ?? 0} />
            <PriceDrop from={droppedFrom[product.reference]} />
            <div className="mt-auto">
              {product.availability !== 'AVAILABLE' ? (
                <Similar product={product} />
              ) : isMine ? (
                <AddWish product={product} />
              ) : owner !== null && token !== null ? (
                <Vote {...{ product, owner, token }} />
              ) : null}
            </div>
          </li>
        ) : null;
      })}
      {page < pages ? null : (
        <li className={fillLastRow(products.length)}>
          <OwnListInvitation isMine={isMine} />
        </li>
      )}
    </ul>
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
    <Button asChild block tone="quiet" size="sm">
      <Link href={paths.shop(locale, { ...(category ? { category } : {}), hidesold: true })}>
        <FormattedMessage id="wishlist.similar" />
        <span className="sr-only">{product.name}</span>
      </Link>
    </Button>
  );
}
