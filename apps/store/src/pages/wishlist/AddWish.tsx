import { Button } from '@patine/ui/button/Button';
import { Link } from '@patine/ui/link/Link';
import { FormattedMessage } from 'react-intl';
import { addRefusal } from '../../features/cart/add-refusal.ts';
import { useAddToCart } from '../../features/cart/add-to-cart.ts';
import { useCart } from '../../features/cart/use-cart.ts';
import type { WishlistProduct } from '../../features/wishlist/wishlist.query.ts';
import { useLocale } from '../../lib/store-context.tsx';
import { useInBrowser } from '../../lib/use-browser-fact.ts';
import { paths } from '../../paths.ts';

/** Adds a product of the own wishlist to the cart; once it is there, a link to the cart. */
export function AddWish({ product: { reference, name, variants, image } }: { product: WishlistProduct }) {
  const locale = useLocale();
  const inBrowser = useInBrowser();
  const cart = useCart();
  const add = useAddToCart();
  const variant = variants.find(({ available }) => available);
  const isInCart = cart?.subCarts.some(({ cartItems }) =>
    cartItems.some(({ product }) => product.reference === reference),
  );
  if (!variant) return null;
  const refusal = addRefusal(add.error);
  return (
    <div className="grid gap-2">
      {/* Only the browser knows the cart. */}
      {inBrowser && isInCart ? (
        <Button asChild block tone="ink" size="sm">
          <Link href={paths.cart(locale)}>
            <FormattedMessage id="wishlist.seeCart" />
          </Link>
        </Button>
      ) : (
        <Button
          block
          tone="line"
          size="sm"
          loading={add.isPending}
          onClick={() =>
            add.mutate({
              productReference: reference,
              productVariantId: variant.id,
              product: { name, image: image?.id ?? null },
            })
          }
        >
          <FormattedMessage id="wishlist.addToCart" />
          <span className="sr-only">{name}</span>
        </Button>
      )}
      {refusal ? (
        <p role="alert" className="text-sm text-garance">
          <FormattedMessage id={refusal} />
        </p>
      ) : null}
    </div>
  );
}
