import type { ComponentPropsWithRef } from 'react';
import type { VariantProps } from 'class-variance-authority';
import { wishlistHeartVariants } from './wishlist-heart.variants.ts';

export type WishlistHeartProps = Omit<ComponentPropsWithRef<'button'>, 'onToggle'> &
  VariantProps<typeof wishlistHeartVariants> & {
    /** Accessible name with the product's title, the same in both states. */
    label: string;
    /** True when the product is on the visitor's wishlist. */
    pressed: boolean;
    /** Number of wishlists with the product; shown from one on. */
    count?: number;
    /** Called with the requested state. */
    onToggle: (pressed: boolean) => void;
  };

/** The wishlist toggle of a product: 44 px, filled when the product is on the wishlist. */
export function WishlistHeart({
  label,
  pressed,
  count = 0,
  onToggle,
  look,
  className,
  ...rest
}: WishlistHeartProps) {
  return (
    <button
      type="button"
      data-slot="wishlist-heart"
      aria-label={count > 0 ? `${label} ${count}` : label}
      aria-pressed={pressed}
      className={wishlistHeartVariants({ look, className })}
      {...rest}
      onClick={() => onToggle(!pressed)}
    >
      <span className={look === 'square' ? undefined : 'heart-disc'}>
        <svg viewBox="0 0 24 24" aria-hidden="true" className="heart-line">
          <path d="M12 20.5 4.6 13.2a4.9 4.9 0 0 1 0-7 4.9 4.9 0 0 1 6.9 0l.5.6.5-.6a4.9 4.9 0 0 1 6.9 7Z" />
        </svg>
        {count > 0 ? (
          <b aria-hidden="true" className="font-normal">
            {count}
          </b>
        ) : null}
      </span>
    </button>
  );
}
