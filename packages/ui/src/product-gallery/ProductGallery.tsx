import Maximize2 from 'lucide-react/icons/maximize-2';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useScrollPlace } from '../carousel/use-scroll-place.ts';
import { Picture } from '../picture/Picture.tsx';
import { GalleryArrows } from './GalleryArrows.tsx';
import type { GalleryPhoto } from './gallery-photo.ts';
import { GalleryThumbnails } from './GalleryThumbnails.tsx';

const GalleryDialog = lazy(() => import('./GalleryDialog.tsx'));

export type ProductGalleryProps = {
  photos: readonly GalleryPhoto[];
  /** Name of the piece, for the words of each photograph. */
  title: string;
  /** What lies on the photographs: the family tag, the heart. */
  children?: ReactNode;
};

/** Photographs in a row that one swipes; thumbnails beside, and each opens on the whole screen. */
export function ProductGallery({ photos, title, children }: ProductGalleryProps) {
  const { formatMessage } = useIntl();
  const { setTrack, ...place } = useScrollPlace();
  const [opened, setOpened] = useState<number | null>(null);
  const name = (index: number) =>
    formatMessage({ id: 'ui.product-gallery.photo' }, { title, number: index + 1, count: photos.length });

  return (
    <section
      data-slot="product-gallery"
      aria-label={formatMessage({ id: 'ui.product-gallery.label' })}
      className="grid items-start gap-3 self-start lg:grid-cols-[5.25rem_minmax(0,1fr)] lg:gap-4"
    >
      <div className="relative min-w-0 bg-ecru lg:order-last">
        <ul
          ref={setTrack}
          className="flex snap-x snap-mandatory scroll-smooth overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
        >
          {photos.map(({ id }, index) => (
            <li key={id} id={`photo-${id}`} className="w-full shrink-0 snap-start">
              <button
                type="button"
                aria-label={formatMessage({ id: 'ui.product-gallery.enlarge' }, { photo: name(index) })}
                className="group relative block aspect-portrait w-full cursor-zoom-in focus-visible:-outline-offset-4 sm:aspect-[5/6]"
                onClick={() => setOpened(index)}
              >
                <Picture
                  id={id}
                  alt=""
                  ratio="fill"
                  sizes="(min-width: 55em) 52vw, 100vw"
                  priority={index === 0}
                />
                <span className="absolute right-3 bottom-3 grid size-11 place-items-center rounded-full bg-paper/90">
                  <Maximize2 aria-hidden className="size-5" />
                </span>
              </button>
            </li>
          ))}
        </ul>
        {children}
        <GalleryArrows place={place} count={photos.length} />
      </div>
      <GalleryThumbnails photos={photos} place={place} name={name} />
      {opened === null ? null : (
        <Suspense>
          <GalleryDialog
            photos={photos}
            title={title}
            name={name}
            first={opened}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </section>
  );
}
