import { Link } from '../../link/Link.tsx';
import { Picture } from '../../picture/Picture.tsx';
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden.tsx';

export type CollageProduct = {
  /** Id of the photograph. */
  image: string;
  name: string;
  /** Size and price, or other text below the name. */
  facts: string;
  href: string;
};

export type CollageProps = {
  /** Three products: the first is large with a caption, the others are beside it. */
  products: readonly CollageProduct[];
};

const places = [
  'absolute top-0 left-[18%] h-[88%] w-[46%]',
  'absolute top-[18%] right-0 h-[42%] w-[30%] border-[6px] border-paper xl:border-8',
  'absolute bottom-0 left-0 h-[40%] w-[27%] border-[6px] border-paper xl:border-8',
];
const sizes = [
  '(min-width: 60em) 24vw, 46vw',
  '(min-width: 60em) 15vw, 30vw',
  '(min-width: 60em) 14vw, 27vw',
];

export function Collage({ products }: CollageProps) {
  return (
    <div
      data-slot="collage"
      className="relative aspect-square w-full max-w-170 justify-self-end sm:aspect-[7/6]"
    >
      {products.slice(0, places.length).map((product, index) => (
        <Link
          key={product.image + product.href}
          href={product.href}
          className={`group block overflow-hidden bg-ecru ${places[index]}`}
        >
          <Picture
            id={product.image}
            alt=""
            ratio="fill"
            sizes={sizes[index] ?? '30vw'}
            maxWidth={1024}
            priority={index === 0}
            className="transition-transform duration group-hover:scale-102"
          />
          {index === 0 ? (
            <span className="punched absolute right-0 bottom-0 max-w-[94%] sm:bottom-4 bg-paper py-2 text-xs sm:max-w-[80%] sm:text-sm sm:leading-5">
              <b className="line-clamp-2 font-semibold wrap-break-word sm:line-clamp-1">{product.name}</b>{' '}
              <span className="tabular-nums">{product.facts}</span>
            </span>
          ) : (
            <VisuallyHidden>
              {product.name} {product.facts}
            </VisuallyHidden>
          )}
        </Link>
      ))}
    </div>
  );
}
