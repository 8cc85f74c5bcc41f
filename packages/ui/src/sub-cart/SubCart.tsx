import type { CartFieldsFragment } from '@patine/contract/operations';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CartLine } from '../cart-line/CartLine.tsx';
import { countryName } from '../seller-card/country-name.ts';

type SubCartValue = CartFieldsFragment['subCarts'][number];
export type SubCartItem = SubCartValue['cartItems'][number];

export type SubCartProps = {
  subCart: SubCartValue;
  /** Address of a piece's page. */
  productHref: (slug: string) => string;
  /** Takes a piece out; without it the list is only read. */
  onRemove?: (item: SubCartItem) => void;
  /** Variant whose removal is under way. */
  removing?: string | undefined;
};

/** The pieces of one seller: they make one parcel. */
export function SubCart({ subCart, productHref, onRemove, removing }: SubCartProps) {
  const headingId = useId();
  const { locale } = useIntl();
  const { store, cartItems } = subCart;
  return (
    <section data-slot="sub-cart" aria-labelledby={headingId}>
      <h3 id={headingId} className="mb-2 text-sm font-semibold text-muted">
        {store.name}, {countryName(store.country, locale)}
      </h3>
      <ul className="grid gap-4">
        {cartItems.map((item) => (
          <li
            key={item.variantId}
            aria-busy={item.variantId === removing || undefined}
            className="[&_picture]:transition-opacity [&_picture]:duration aria-busy:[&_picture]:opacity-40"
          >
            <CartLine
              product={item.product}
              size={sizeOf(item)}
              href={productHref(item.product.slug)}
              price={item.product.pricing.currentPrice}
              checkAvailability
              note={item.customization ? `${item.customization.label} : ${item.customization.value}` : null}
              action={onRemove ? <RemoveButton item={item} onRemove={onRemove} /> : null}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

const sizeOf = ({ product, variantId }: SubCartItem) =>
  product.variants.find(({ id }) => id === variantId)?.size;

function RemoveButton({ item, onRemove }: { item: SubCartItem; onRemove: (item: SubCartItem) => void }) {
  return (
    <button
      type="button"
      className="-m-2 p-2 text-sm text-muted underline underline-offset-4 hover:text-ink"
      onClick={() => onRemove(item)}
    >
      <FormattedMessage
        id="ui.sub-cart.remove"
        values={{ title: <span className="sr-only">{item.product.name}</span> }}
      />
    </button>
  );
}
