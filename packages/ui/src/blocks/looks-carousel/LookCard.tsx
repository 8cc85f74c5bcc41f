import type { BlockOf } from '@patine/contract/content/blocks';
import { Link } from '../../link/Link.tsx';
import { Picture } from '../../picture/Picture.tsx';

export type LookCardProps = {
  /** The look: image, text and link. */
  look: BlockOf<'looksCarousel'>['items'][number];
};

/** The photograph of a look with its name over the lower edge. */
export function LookCard({ look: { title, path, imageUrl, imageAlt } }: LookCardProps) {
  return (
    <article data-slot="look-card" className="group relative grid">
      {imageUrl ? (
        <Picture
          id={imageUrl}
          alt={imageAlt}
          ratio="look"
          sizes="(min-width: 43em) 340px, 76vw"
          maxWidth={768}
          className="col-start-1 row-start-1"
        />
      ) : (
        <span className="col-start-1 row-start-1 block aspect-look bg-ecru" />
      )}
      <p className="z-10 col-start-1 row-start-1 me-4 flex items-baseline gap-3 self-end bg-paper pt-3 pe-3 sm:me-6 sm:pe-4 sm:text-lg">
        <Link
          href={path}
          className="room-below line-clamp-3 min-w-0 heading wrap-break-word hyphens-auto after:absolute after:inset-0 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
        >
          {title}
        </Link>
        <span
          aria-hidden
          className="ms-auto hidden mirrored text-garance transition-transform group-hover:translate-x-[calc(0.25rem*var(--dir))] sm:inline-block"
        >
          →
        </span>
      </p>
    </article>
  );
}
