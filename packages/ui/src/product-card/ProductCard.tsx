import { cx } from 'class-variance-authority';
import { useState, type ComponentPropsWithRef, type PointerEvent, type ReactNode } from 'react';
import { checkTitle } from '../dev-warning/check-title.ts';
import { useUi } from '../provider/UiProvider.tsx';
import { CardPicture, type CardProductProps } from './CardPicture.tsx';

export { useCardOptions, type CardOptions } from './card-options.ts';

export type ProductCardProps = ComponentPropsWithRef<'article'> &
  CardProductProps & {
    /** The wishlist button, if any. */
    heart?: ReactNode;
  };

/** A product in a list. A page has ninety-six of them, so its rendering is kept cheap. */
export function ProductCard(props: ProductCardProps) {
  const { product, href, labels, options, square, priority, fits, heart, className, ...rest } = props;
  const picture: CardProductProps = { product, href, labels, options, square, priority, fits };
  checkTitle('ProductCard', product.name);
  const { cachedHtml } = useUi();
  const [wanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  const wantByMouse = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') want();
  };
  const card = (
    <>
      <CardPicture {...picture} wanted={wanted} onWant={want} />
      {heart}
    </>
  );

  return (
    <article
      data-slot="product-card"
      className={cx('group relative', className)}
      {...rest}
      onPointerEnter={wantByMouse}
    >
      {cachedHtml ? (
        <div dangerouslySetInnerHTML={{ __html: cachedHtml(cardKey(props, 'card'), card) }} />
      ) : (
        <div>{card}</div>
      )}
    </article>
  );
}

/**
 * Returns a cache key of everything that a card shows besides its language. On the server the heart is always empty.
 */
export const cardKey = (
  { product, href, options, square, priority, heart }: ProductCardProps,
  place: 'card' | 'listed card',
) => JSON.stringify([place, product, href, options.target, square, priority, Boolean(heart)]);
