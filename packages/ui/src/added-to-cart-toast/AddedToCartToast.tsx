import { FormattedMessage } from 'react-intl';
import { devWarning } from '../dev-warning/dev-warning.ts';
import { Picture } from '../picture/Picture.tsx';
import { TextLink } from '../text-link/TextLink.tsx';
import { Toast, type ToastProps } from '../toast/Toast.tsx';

export type AddedToCartToastProps = Omit<ToastProps, 'open' | 'children'> & {
  /** The item that was just added to the cart; null for none. */
  product: { name: string; image: string | null } | null;
  /** URL of the cart. */
  cartHref: string;
};

export function AddedToCartToast({ product, cartHref, ...rest }: AddedToCartToastProps) {
  if (product && !product.image) devWarning('AddedToCartToast', `has no picture of “${product.name}”`);
  return (
    <Toast {...rest} open={product !== null}>
      <div className="flex items-center gap-4">
        {product?.image ? (
          <div className="w-13 shrink-0">
            <Picture id={product.image} alt="" sizes="3.25rem" maxWidth={256} />
          </div>
        ) : null}
        <div className="min-w-0">
          <p className="font-semibold">
            <FormattedMessage id="ui.added-to-cart-toast.title" />
          </p>
          <p className="truncate text-sm">{product?.name}</p>
          <TextLink href={cartHref} className="mt-1 inline-block">
            <FormattedMessage id="ui.added-to-cart-toast.cart" />
          </TextLink>
        </div>
      </div>
    </Toast>
  );
}
