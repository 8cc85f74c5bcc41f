import type { ScrollPosition } from '../carousel/use-scroll-position.ts';
import { Picture } from '../picture/Picture.tsx';
import type { GalleryPhoto } from './gallery-photo.ts';

export type GalleryThumbnailsProps = {
  /** Photographs of the product in the seller’s order. */
  photos: readonly GalleryPhoto[];
  /** Scroll position of the row, and its setters. */
  place: ScrollPosition;
  /** Returns the accessible name of the photograph at an index. */
  name: (index: number) => string;
};

/** Links to the photographs: anchors before hydration, then buttons that scroll the row. */
export function GalleryThumbnails({ photos, place, name }: GalleryThumbnailsProps) {
  if (photos.length < 2) return null;
  return (
    <ul className="-m-1 flex gap-2 overflow-x-auto p-1 [scrollbar-width:none] lg:col-start-1 lg:row-start-1 lg:flex-col lg:gap-3 lg:overflow-visible">
      {photos.map(({ id }, index) => (
        <li key={id} className="w-15 shrink-0 lg:w-full">
          <a
            href={`#photo-${id}`}
            aria-label={name(index)}
            aria-current={index === place.index ? 'true' : undefined}
            className="block opacity-75 transition-opacity duration hover:opacity-100 aria-current:opacity-100 aria-current:outline-2 aria-current:outline-offset-2 aria-current:outline-ink"
            onClick={(event) => {
              if (!place.ready) return;
              event.preventDefault();
              place.step(index - place.index);
            }}
          >
            <Picture id={id} alt="" sizes="5.25rem" maxWidth={256} />
          </a>
        </li>
      ))}
    </ul>
  );
}
