import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { Link } from '@patine/ui/link/Link';
import { TextField } from '@patine/ui/text-field/TextField';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAddToCart } from '../../features/cart/add-to-cart.ts';
import { useCart } from '../../features/cart/use-cart.ts';
import type { Product } from '../../features/catalogue/product.query.ts';
import { ApiError } from '../../lib/api-error.ts';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';

/** Words for what the api may refuse; anything else is our fault. */
function messageOf(error: unknown): string {
  if (error instanceof ApiError) {
    if (error.is('ITEM_UNAVAILABLE') || error.is('ITEM_BEING_PAID')) return 'product.goneMeanwhile';
    if (error.is('CUSTOMIZATION_INVALID')) return 'product.customInvalid';
  }
  return 'error.unknown.text';
}

/** Told by a dialog of its own. */
const isCartFull = (error: unknown) => error instanceof ApiError && error.is('CART_FULL');

export function BuyBox({ product }: { product: Product }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const [text, setText] = useState('');
  const addToCart = useAddToCart();
  const inCart = useCart()?.subCarts.some(({ cartItems }) =>
    cartItems.some((item) => item.product.reference === product.reference),
  );
  const { customTextLabel, customTextMaxSize } = product.attributes;
  const variant = product.variants.find(({ available }) => available);

  if (product.availability !== 'AVAILABLE' || !variant)
    return (
      <div className="mt-4.5">
        <Alert
          tone="info"
          title={formatMessage({ id: `product.state.${product.stateLabel ?? 'withdrawn'}` })}
        >
          <FormattedMessage id="product.goneText" />
        </Alert>
      </div>
    );

  const add = () =>
    addToCart.mutate({
      productReference: product.reference,
      productVariantId: variant.id,
      ...(customTextLabel && text.trim()
        ? { customization: { label: customTextLabel, value: text.trim() } }
        : {}),
      piece: { name: product.name, image: product.image?.id ?? null },
    });

  return (
    <div className="mt-4.5 grid gap-3">
      {customTextLabel ? (
        <TextField
          label={customTextLabel}
          optional
          maxLength={customTextMaxSize ?? undefined}
          hint={formatMessage({ id: 'product.customHint' }, { count: customTextMaxSize ?? 0 })}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      ) : null}
      <div className="sticky bottom-0 z-sticky -mx-(--gutter) bg-paper px-(--gutter) py-3 lg:static lg:mx-0 lg:p-0">
        {inCart ? (
          <Button asChild block tone="ink">
            <Link href={paths.cart(locale)}>
              <FormattedMessage id="product.seeCart" />
            </Link>
          </Button>
        ) : (
          <Button block loading={addToCart.isPending} onClick={add}>
            <FormattedMessage id="product.addToCart" />
          </Button>
        )}
      </div>
      {addToCart.isError && !isCartFull(addToCart.error) ? (
        <Alert tone="error" live>
          <FormattedMessage id={messageOf(addToCart.error)} />
        </Alert>
      ) : null}
    </div>
  );
}
