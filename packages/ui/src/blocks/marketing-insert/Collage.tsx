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

// Widths in percent of a 4:3 box (3:2 on phones): each picture keeps the ratio of a garment and is never cut. The first leaves
// room for its caption below.
const places = [
  'top-0 start-[29%] w-[calc(44.8%-1.75rem)] sm:start-1/4 sm:w-[calc(50.3%-1.75rem)]',
  'top-0 end-0 w-[24.5%] sm:top-[9%] sm:w-[23%]',
  'bottom-0 start-0 w-[31%] sm:w-[27%]',
];
const sizes = [
  '(min-width: 60em) 27vw, 50vw',
  '(min-width: 60em) 13vw, 24vw',
  '(min-width: 60em) 15vw, 27vw',
];
/** Captions: below the first picture (its name in one line) and the second, above the third. */
const captions = [
  'mt-1.5 block ps-4 *:first:line-clamp-1 sm:mt-2 sm:ps-8',
  'mt-1.5 block sm:mt-2',
  'absolute inset-x-0 bottom-full mb-1.5 block pe-3 sm:mb-2 sm:pe-8',
];

export function Collage({ products }: CollageProps) {
  return (
    <div
      data-slot="collage"
      className="relative aspect-[3/2] w-full max-w-170 justify-self-end sm:aspect-[4/3] lg:h-(--collage) lg:w-auto lg:max-w-none"
    >
      <span aria-hidden className="absolute top-0 bottom-[2.625rem] end-0 start-[38%] bleed-end bg-ecru" />
      {products.slice(0, places.length).map((product, index) => (
        <Link
          key={product.image + product.href}
          href={product.href}
          className={`group absolute block ${places[index]}`}
        >
          <span
            className={`block aspect-portrait overflow-hidden bg-ecru ${index === 2 ? 'outline-6 outline-paper xl:outline-8' : ''}`}
          >
            <Picture
              id={product.image}
              alt=""
              ratio="portrait"
              sizes={sizes[index] ?? '30vw'}
              maxWidth={1024}
              priority={index === 0}
              eager
              className="transition-transform group-hover:scale-102"
            />
          </span>
          <span className={`text-xs sm:text-sm sm:leading-5 ${captions[index]}`}>
            {/* On phones a name has no room beside the pictures. */}
            <b className="font-semibold wrap-break-word group-hover:underline group-hover:underline-offset-4 max-sm:sr-only sm:line-clamp-2">
              {product.name}
            </b>{' '}
            <span className="tabular-nums">{product.facts}</span>
          </span>
        </Link>
      ))}
    </div>
  );
}
