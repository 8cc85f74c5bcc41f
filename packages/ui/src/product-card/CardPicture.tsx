import type { ProductHit } from '@patine/contract/search/record';
import { Link } from '../link/Link.tsx';
import { Picture } from '../picture/Picture.tsx';
import type { CardOptions } from './card-options.ts';
import { CardPrice } from './CardPrice.tsx';
import { cardTitle } from './card-title.ts';
import { FamilyTag } from './FamilyTag.tsx';
import { SecondImage } from './SecondImage.tsx';

export type CardProductProps = {
  /** The product as the search index records it. */
  product: ProductHit;
  /** URL of the product page. */
  href: string;
  /** Names of the product's condition and family in the visitor's language. */
  labels: { condition: string; family: string };
  /** Options of the list, from `useCardOptions`. */
  options: CardOptions;
  /** True for a square photograph instead of 512 × 764. */
  square?: boolean | undefined;
  /** True for cards in the first view: their photographs load eagerly. */
  priority?: boolean | undefined;
  /** True for a product in one of the visitor's saved sizes; only browsers know it. */
  fits?: boolean | undefined;
};

export type CardPictureProps = CardProductProps & {
  /** True after hovering or focusing the card: its second photograph is loaded. */
  wanted: boolean;
  /** Called when a mouse or focus enters the card. */
  onWant: () => void;
};

const sizes = '(min-width: 60em) 22vw, (min-width: 43em) 33vw, 50vw';

/** The part of a card that is the same for every visitor. */
export function CardPicture(props: CardPictureProps) {
  const {
    product,
    href,
    labels,
    options,
    square = false,
    priority = false,
    fits = false,
    wanted,
    onWant,
  } = props;
  const away = product.availability !== 'AVAILABLE';

  return (
    <>
      <div className="relative overflow-hidden">
        <Picture
          id={product.image}
          whole={product.wholeImage}
          alt=""
          sizes={sizes}
          ratio={square ? 'square' : 'portrait'}
          maxWidth={768}
          priority={priority}
          {...(away ? { className: 'opacity-50 grayscale' } : {})}
        />
        {wanted && product.hoverImage && !away ? <SecondImage id={product.hoverImage} sizes={sizes} /> : null}
        {away ? (
          <p className="absolute inset-x-0 top-1/2 -translate-y-1/2 stitch-t stitch-b border-ink bg-paper/90 py-2 text-center heading text-lg">
            {product.availability === 'SOLD' ? options.sold : options.unavailable}
          </p>
        ) : null}
      </div>
      <FamilyTag family={product.family} label={labels.family} />
      <Link href={href} target={options.target} className="card-link" onFocus={onWant}>
        <span className="card-brand">{product.brandName ?? options.noBrand}</span>{' '}
        <span lang={product.nameLanguage} className="card-name">
          {cardTitle(product.name, product.brandName, product.nameLanguage ?? options.language)}
        </span>
      </Link>
      {/* Single text nodes, because several would be separated by comments in the server's HTML. */}
      <p className="card-facts">
        {fits && !away ? (
          <b className="font-semibold text-moss">{`${product.sizeLabel} · ${options.fits} `}</b>
        ) : (
          `${product.sizeLabel} `
        )}
        <span>{`· ${labels.condition}`}</span>
        {product.customizable && !fits ? <span>{` · ${options.customizable}`}</span> : null}
      </p>
      <CardPrice product={product} options={options} quiet={away} />
    </>
  );
}
