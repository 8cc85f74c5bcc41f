import { cx } from 'class-variance-authority';
import { Link } from '../../link/Link.tsx';
import { Picture } from '../../picture/Picture.tsx';
import type { CollageProduct } from '../marketing-insert/Collage.tsx';

export type BestSellerCardProps = {
  /** The product: image, name and URL. */
  product: CollageProduct;
  /** Rank in the list, from 1. */
  rank: number;
};

/** A photograph with its rank in the corner. */
export function BestSellerCard({ product, rank }: BestSellerCardProps) {
  return (
    <article data-slot="plate" className="group relative">
      <div className="relative">
        <Picture
          id={product.image}
          alt=""
          sizes="(min-width: 60em) 296px, (min-width: 43em) 260px, 62vw"
          maxWidth={768}
        />
        <span
          className={cx(
            'absolute bottom-0 start-0 bg-paper pt-3 pe-4 font-hero text-6xl leading-[0.75] font-[380] tracking-tight',
            rank === 1 && 'text-garance italic',
          )}
        >
          {rank}
        </span>
      </div>
      <Link
        href={product.href}
        className="room-below mt-4 line-clamp-2 heading text-lg wrap-break-word after:absolute after:inset-0 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
      >
        {product.name}
      </Link>
      <p className="mt-1 truncate text-sm text-muted tabular-nums">{product.facts}</p>
    </article>
  );
}
