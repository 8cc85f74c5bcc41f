import { cx } from 'class-variance-authority';
import { useState, type ComponentPropsWithRef, type PointerEvent, type ReactNode } from 'react';
import { checkTitle } from '../dev-warning/check-title.ts';
import { useUi } from '../provider/UiProvider.tsx';
import { CardPicture, type CardProduct } from './CardPicture.tsx';

export { useCardOptions, type CardOptions } from './card-options.ts';

export type ProductCardProps = ComponentPropsWithRef<'article'> &
  CardProduct & {
    /** The wishlist heart, where there is one. */
    heart?: ReactNode;
  };

/** One piece in a list: the photograph, then what decides. Ninety-six of them make a page, so it asks for little. */
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

/** Everything that a card shows and its language does not say. A server's heart is empty, whoever asks. */
export const cardKey = (
  { product, href, manner, isNew, square, priority, heart }: ProductCardProps,
  place: 'card' | 'listed card',
) => JSON.stringify([place, product, href, manner.target, isNew, square, priority, Boolean(heart)]);
