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
  'top-0 start-[29%] w-[44.8%] sm:start-1/4 sm:w-[50.3%]',
  'top-[9%] end-0 w-[24.5%] sm:w-[23%]',
  'bottom-0 start-0 w-[31%] sm:w-[27%]',
];
const sizes = [
  '(min-width: 60em) 27vw, 50vw',
  '(min-width: 60em) 13vw, 24vw',
  '(min-width: 60em) 15vw, 27vw',
];
/** Captions: on the first picture (size and price alone on phones), below the second, above the third. */
const captions = [
  'punched absolute end-0 bottom-2 bg-paper py-1.5 sm:bottom-4 sm:max-w-[85%] sm:py-2 max-sm:*:first:sr-only',
  'mt-1.5 block sm:mt-2',
  'absolute inset-x-0 bottom-full mb-1.5 block sm:mb-2 sm:pe-4',
];

export function Collage({ products }: CollageProps) {
  return (
    <div
      data-slot="collage"
      className="relative aspect-[3/2] w-full max-w-170 justify-self-end sm:aspect-[4/3] lg:h-[clamp(20rem,min(100svh-22rem,40vw),44rem)] lg:w-auto lg:max-w-none"
    >
      <span aria-hidden className="absolute inset-y-0 end-0 start-[38%] bleed-end bg-ecru" />
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
