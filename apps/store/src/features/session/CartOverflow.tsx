import { CART_ITEM_LIMIT } from '@patine/core';
import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { TextLink } from '@patine/ui/text-link/TextLink';
import { FormattedMessage } from 'react-intl';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import type { Arrival } from './use-login.ts';

/** Moves the focus from the form, which is gone. */
const takeFocus = (button: HTMLElement | null) => button?.focus();

/** Tells the customer before continuing that two carts exceeded one cart's limit, and that nothing is lost. */
export default function CartOverflow({ waiting, goOn }: Arrival) {
  const locale = useLocale();
  return (
    <div className="grid gap-5">
      <Alert tone="notice" live title={<FormattedMessage id="login.overflow.title" />}>
        <FormattedMessage id="login.overflow.text" values={{ limit: CART_ITEM_LIMIT, waiting }} />
      </Alert>
      <Button ref={takeFocus} block onClick={goOn}>
        <FormattedMessage id="login.overflow.goOn" />
      </Button>
      <TextLink href={paths.cart(locale)} className="justify-self-center">
        <FormattedMessage id="login.overflow.cart" />
      </TextLink>
    </div>
  );
}
