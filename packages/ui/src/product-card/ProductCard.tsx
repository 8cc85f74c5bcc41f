import { cx } from 'class-variance-authority';
import { useState, type ComponentPropsWithRef, type PointerEvent, type ReactNode } from 'react';
import { checkTitle } from '../dev-warning/check-title.ts';
import { useUi } from '../provider/UiProvider.tsx';
import { CardPicture, type CardProduct } from './CardPicture.tsx';

export { useCardOptions, type CardOptions } from './card-options.ts';

export type ProductCardProps = ComponentPropsWithRef<'article'> &
  CardProduct & {
    /** The wishlist button, if any. */
    heart?: ReactNode;
  };

/** A product in a list. A page has ninety-six of them, so its rendering is kept cheap. */
export function ProductCard(props: ProductCardProps) {
  const { product, href, labels, manner, isNew, square, priority, heart, className, ...rest } = props;
  const piece: CardProduct = { product, href, labels, manner, isNew, square, priority };
  checkTitle('ProductCard', product.name);
  const { keptHtml } = useUi();
  const [wanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  const wantByMouse = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') want();
  };
  const whole = (
    <>
      <CardPicture {...piece} wanted={wanted} onWant={want} />
      {heart}
    </>
  );

  return (
    <article
      data-slot="product-card"
      className={cx('group @container relative', className)}
      {...rest}
      onPointerEnter={wantByMouse}
    >
      {keptHtml ? (
        <div dangerouslySetInnerHTML={{ __html: keptHtml(cardKey(props, 'card'), whole) }} />
      ) : (
        <div>{whole}</div>
      )}
    </article>
  );
}

/**
 * Returns a cache key of everything that a card shows besides its language. On the server the heart is always empty.
 */
export const cardKey = (
  { product, href, manner, isNew, square, priority, heart }: ProductCardProps,
  place: 'card' | 'listed card',
) => JSON.stringify([place, product, href, manner.target, isNew, square, priority, Boolean(heart)]);
