import { cx } from 'class-variance-authority';
import type { ProductCardFieldsFragment } from '@patine/contract/operations';
import type { Money as MoneyValue } from '@patine/core';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { checkTitle } from '../dev-warning/check-title.ts';
import { devWarning } from '../dev-warning/dev-warning.ts';
import { Link } from '../link/Link.tsx';
import { Money } from '../money/Money.tsx';
import { Picture } from '../picture/Picture.tsx';

export type CartLineProps = ComponentPropsWithRef<'article'> & {
  /** The product: name, photograph, attributes and availability. */
  product: Pick<
    ProductCardFieldsFragment,
    'name' | 'image' | 'attributes' | 'conditionLabel' | 'availability'
  >;
  /** Size of the variant. */
  size?: string | undefined;
  /** URL of the product page. */
  href: string;
  /** The price to pay or paid. */
  price: MoneyValue;
  /** Buttons of the line: remove, return. */
  action?: ReactNode;
  /** Note below the attributes: an accepted offer, a customisation, why it cannot be returned. */
  note?: ReactNode;
  /** True to mark an item that can no longer be bought. */
  checkAvailability?: boolean;
};

/** An item in a cart, a summary or a parcel. Where there is room, `--line-picture` makes its picture wider. */
export function CartLine(props: CartLineProps) {
  const { product, size, href, price, action, note, checkAvailability = false, className, ...rest } = props;
  checkTitle('CartLine', product.name);
  if (!product.image) devWarning('CartLine', `has no picture of “${product.name}”`);
  const away = checkAvailability && product.availability !== 'AVAILABLE';
  const facts = [size, product.conditionLabel].filter(Boolean).join(' · ');
  return (
    <article data-slot="cart-line" className={cx('@container', className)} {...rest}>
      <div className="grid grid-cols-[4rem_minmax(0,1fr)] grid-rows-[1fr_auto] gap-x-4 gap-y-2 text-sm @min-[16rem]:grid-cols-[var(--line-picture,7rem)_minmax(0,1fr)] @min-[30rem]:grid-cols-[var(--line-picture,7rem)_minmax(0,1fr)_auto] @min-[30rem]:grid-rows-[auto_auto] @min-[30rem]:gap-x-6 @min-[30rem]:text-base">
        <div className={cx('row-span-2', away && 'opacity-50 grayscale')}>
          {product.image ? (
            <Picture
              id={product.image.id}
              alt=""
              sizes="(min-width: 85em) 10rem, 8rem"
              maxWidth={512}
              ratio="portrait"
            />
          ) : (
            <span className="block aspect-portrait bg-ecru" />
          )}
        </div>
        <div
          className={cx(
            'min-w-0',
            action ? '@min-[30rem]:self-end' : '@min-[30rem]:row-span-2 @min-[30rem]:self-center',
          )}
        >
          {product.attributes.brand ? (
            <p className="text-xs font-semibold tracking-label wrap-break-word uppercase">
              {product.attributes.brand.name}
            </p>
          ) : null}
          <Link href={href} className="block hover:underline hover:underline-offset-4">
            <span className="line-clamp-3 wrap-break-word @min-[30rem]:text-base @min-[44rem]:text-xl">
              {product.name}
            </span>
          </Link>
          <p className="text-muted">{facts}</p>
          {note ? <div className="wrap-break-word text-muted">{note}</div> : null}
          {away ? (
            <p className="font-semibold text-garance">
              <FormattedMessage
                id={product.availability === 'SOLD' ? 'ui.cart-line.sold' : 'ui.cart-line.unavailable'}
              />
            </p>
          ) : null}
        </div>
        <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2 @min-[30rem]:contents">
          <p
            className={cx(
              'text-base @min-[30rem]:col-start-3 @min-[30rem]:row-span-2 @min-[30rem]:row-start-1 @min-[30rem]:self-center @min-[44rem]:text-lg',
              away ? 'text-muted' : 'font-bold',
            )}
          >
            <Money value={price} exact />
          </p>
          <div className="empty:hidden @min-[30rem]:col-start-2 @min-[30rem]:row-start-2">{action}</div>
        </div>
      </div>
    </article>
  );
}
