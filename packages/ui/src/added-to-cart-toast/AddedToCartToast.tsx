import { FormattedMessage } from 'react-intl';
import { devWarning } from '../dev-warning/dev-warning.ts';
import { Picture } from '../picture/Picture.tsx';
import { TextLink } from '../text-link/TextLink.tsx';
import { Toast, type ToastProps } from '../toast/Toast.tsx';

export type AddedToCartToastProps = Omit<ToastProps, 'open' | 'children'> & {
  /** The piece that has just gone into the cart; null while there is nothing to tell. */
  piece: { name: string; image: string | null } | null;
  /** Address of the cart, for the link beside the news. */
  cartHref: string;
};

export function AddedToCartToast({ piece, cartHref, ...rest }: AddedToCartToastProps) {
  if (piece && !piece.image) devWarning('AddedToCartToast', `has no picture of “${piece.name}”`);
  return (
    <Toast {...rest} open={piece !== null}>
      <div className="flex items-center gap-4">
        {piece?.image ? (
          <div className="w-13 shrink-0">
            <Picture id={piece.image} alt="" sizes="3.25rem" maxWidth={256} />
          </div>
        ) : null}
        <div className="min-w-0">
          <p className="font-semibold">
            <FormattedMessage id="ui.added-to-cart-toast.title" />
          </p>
          <p className="truncate text-sm">{piece?.name}</p>
          <TextLink href={cartHref} className="mt-1 inline-block">
            <FormattedMessage id="ui.added-to-cart-toast.cart" />
          </TextLink>
        </div>
      </div>
    </Toast>
  );
}
