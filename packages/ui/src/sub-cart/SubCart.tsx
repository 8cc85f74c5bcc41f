import type { CartFieldsFragment, ShippingMethodFieldsFragment } from '@patine/contract/operations';
import { countryName, formatDay, formatTime } from '@patine/core';
import { useId, type ComponentPropsWithRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CartLine } from '../cart-line/CartLine.tsx';
import { devWarning } from '../dev-warning/dev-warning.ts';
import { deliveryDates } from '../shipping-method-picker/delivery-dates.ts';
import { TextLink } from '../text-link/TextLink.tsx';

type SubCartValue = CartFieldsFragment['subCarts'][number];
export type SubCartItem = SubCartValue['cartItems'][number];

export type SubCartProps = ComponentPropsWithRef<'section'> & {
  /** A seller and their items. */
  subCart: SubCartValue;
  /** Returns the URL of a product page. */
  productHref: (slug: string) => string;
  /** Returns the URL of a seller's page; without it the name is no link. */
  sellerHref?: (slug: string) => string;
  /** Called to remove an item; without it there is no remove button. */
  onRemove?: (item: SubCartItem) => void;
  /** Expected delivery days; without them none are shown. */
  arrival?: Pick<ShippingMethodFieldsFragment, 'earliestDelivery' | 'latestDelivery'> | null | undefined;
  /** Variant that is being removed. */
  removing?: string | undefined;
};

/** The items of one seller, which make one parcel. */
export function SubCart(props: SubCartProps) {
  const { subCart, productHref, sellerHref, onRemove, arrival, removing, className, ...rest } = props;
  const headingId = useId();
  const { locale } = useIntl();
  const { store, cartItems } = subCart;
  if (cartItems.length === 0) {
    devWarning('SubCart', `has no piece of “${store.name}”`);
    return null;
  }
  return (
    <section data-slot="sub-cart" className={className} {...rest} aria-labelledby={headingId}>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-sm text-muted xl:max-2xl:flex-col pointer-coarse:mb-4">
        <h3 id={headingId} className="min-w-0 font-semibold wrap-break-word">
          {sellerHref ? <TextLink href={sellerHref(store.slug)}>{store.name}</TextLink> : store.name},{' '}
          {countryName(store.country, locale)}
        </h3>
        {arrival && cartItems.some(({ product }) => product.availability === 'AVAILABLE') ? (
          <p className="text-balance">
            <FormattedMessage
              id="ui.sub-cart.arrival"
              values={{ dates: deliveryDates(arrival.earliestDelivery, arrival.latestDelivery) }}
            />
          </p>
        ) : null}
      </div>
      <ul className="grid gap-4 *:not-first:stitch-t *:not-first:pt-4">
        {cartItems.map((item) => (
          <li
            key={item.variantId}
            aria-busy={item.variantId === removing || undefined}
            className="[&_picture]:transition-opacity aria-busy:[&_picture]:opacity-40"
          >
            <CartLine
              product={item.product}
              size={sizeOf(item)}
              href={productHref(item.product.slug)}
              price={item.price}
              checkAvailability
              note={item.customization || item.priceHeldUntil ? <Notes item={item} /> : null}
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

function Notes({ item: { customization, priceHeldUntil: until } }: { item: SubCartItem }) {
  return (
    <>
      {customization ? <p>{`${customization.label} : ${customization.value}`}</p> : null}
      {until ? (
        <p className="text-moss">
          <FormattedMessage
            id="ui.sub-cart.offer"
            values={{ day: formatDay(until), time: formatTime(until) }}
          />
        </p>
      ) : null}
    </>
  );
}

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
