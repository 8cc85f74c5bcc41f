import { FormattedMessage } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { Link } from '../link/Link.tsx';

export type CartFullDialogProps = {
  /** Called by the cross, Escape, the veil and the button that goes on browsing. */
  onClose: () => void;
  /** How many pieces a cart holds. */
  limit: number;
  /** Address of the cart, where room can be made. */
  cartHref: string;
};

/** Loaded when a cart is full, by CartFullModal alone. */
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
