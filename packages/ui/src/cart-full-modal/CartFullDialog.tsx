import { FormattedMessage } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { Link } from '../link/Link.tsx';

export type CartFullDialogProps = {
  /** Called by the close button, Escape, the overlay and the button to continue shopping. */
  onClose: () => void;
  /** Maximum number of items in a cart. */
  limit: number;
  /** URL of the cart, where items can be removed. */
  cartHref: string;
};

/** Lazy-loaded by CartFullModal when a cart is full. */
export default function CartFullDialog({ limit, cartHref, onClose }: CartFullDialogProps) {
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title={<FormattedMessage id="ui.cart-full-modal.title" />}
      footer={
        <>
          <Button asChild tone="ink">
            <Link href={cartHref}>
              <FormattedMessage id="ui.cart-full-modal.cart" />
            </Link>
          </Button>
          <Button tone="quiet" onClick={onClose}>
            <FormattedMessage id="ui.cart-full-modal.close" />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage id="ui.cart-full-modal.text" values={{ limit }} />
      </p>
    </Dialog>
  );
}
