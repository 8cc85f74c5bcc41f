import { Link } from '../../link/Link.tsx';
import { Picture } from '../../picture/Picture.tsx';

export type CollageProduct = {
  /** Id of the photograph. */
  image: string;
  name: string;
  /** Size and price, or other text below the name. */
  facts: string;
  href: string;
};

export type CollageProps = {
  /** Three products: the first is large, the others are beside it. */
  products: readonly CollageProduct[];
};

// Widths in percent of a 4:3 box (3:2 on phones): each picture keeps the ratio of a garment and is never cut.
const places = [
  'top-0 left-[29%] w-[44.8%] sm:left-1/4 sm:w-[50.3%]',
  'top-[9%] right-0 w-[24.5%] sm:w-[23%]',
  'bottom-0 left-0 w-[31%] sm:w-[27%]',
];
const sizes = [
  '(min-width: 60em) 27vw, 50vw',
  '(min-width: 60em) 13vw, 24vw',
  '(min-width: 60em) 15vw, 27vw',
];
/** Captions: on the first picture, below the second, above the third. */
const captions = [
  'punched absolute right-0 bottom-0 max-w-[94%] bg-paper py-2 sm:bottom-4 sm:max-w-[85%]',
  'sr-only sm:not-sr-only sm:mt-2 sm:block',
  'sr-only sm:not-sr-only sm:absolute sm:inset-x-0 sm:bottom-full sm:mb-2 sm:block sm:pe-4',
];

export function Collage({ products }: CollageProps) {
  return (
    <div
      data-slot="collage"
      className="relative aspect-[3/2] w-full max-w-170 justify-self-end sm:aspect-[4/3] lg:h-[clamp(20rem,min(100svh-22rem,40vw),44rem)] lg:w-auto lg:max-w-none"
    >
      <span aria-hidden className="absolute inset-y-0 right-0 left-[38%] bleed-end bg-ecru" />
      {products.slice(0, places.length).map((product, index) => (
        <Link
          key={product.image + product.href}
          href={product.href}
          className={`group absolute block ${places[index]}`}
        >
          <span
            className={`block overflow-hidden bg-ecru ${index === 2 ? 'outline-6 outline-paper xl:outline-8' : ''}`}
          >
            <Picture
              id={product.image}
              alt=""
              ratio="portrait"
              sizes={sizes[index] ?? '30vw'}
              maxWidth={1024}
              priority={index === 0}
              eager
              className="transition-transform duration group-hover:scale-102"
            />
          </span>
          <span className={`text-xs sm:text-sm/5 ${captions[index]}`}>
            <b className="line-clamp-2 font-semibold wrap-break-word group-hover:underline group-hover:underline-offset-4">
              {product.name}
            </b>{' '}
            <span className="tabular-nums">{product.facts}</span>
          </span>
        </Link>
      ))}
    </div>
  );
}
