import { Picture } from '@patine/ui/picture/Picture';
import { FormattedMessage } from 'react-intl';
import { itemsOf } from '../../features/cart/unavailable-items.ts';
import { useCart } from '../../features/cart/use-cart.ts';

/** As many as fit in a line at 320 px. */
const MOST = 3;

/** The cart's first items and how many there are. The line keeps its height while they are loading. */
export function CartPictures() {
  const cart = useCart();
  return (
    <div className="mb-6 flex h-20 items-center gap-2 sm:h-32 sm:gap-3">
      {itemsOf(cart ?? { subCarts: [] })
        .slice(0, MOST)
        .map(({ variantId, product }) =>
          product.image ? (
            <div key={variantId} className="shrink-0 basis-[3.35rem] sm:basis-[5.36rem]">
              <Picture
                id={product.image.id}
                alt=""
                sizes="(min-width: 43em) 6rem, 4rem"
                maxWidth={256}
                ratio="portrait"
              />
            </div>
          ) : null,
        )}
      {cart ? (
        <p className="ms-2 text-sm text-muted">
          <FormattedMessage id="cart.count" values={{ count: cart.count }} />
        </p>
      ) : null}
    </div>
  );
}
