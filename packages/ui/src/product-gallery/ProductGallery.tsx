import { isExtremePicture } from '@patine/core';
import { cx } from 'class-variance-authority';
import Maximize2 from 'lucide-react/icons/maximize-2';
import {
  Suspense,
  lazy,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useIntl } from 'react-intl';
import { useScrollPosition } from '../carousel/use-scroll-position.ts';
import { devWarning } from '../dev-warning/dev-warning.ts';
import { EmptyHanger } from '../icon/EmptyHanger.tsx';
import { Picture } from '../picture/Picture.tsx';
import { GalleryArrows } from './GalleryArrows.tsx';
import type { GalleryPhoto } from './gallery-photo.ts';
import { GalleryThumbnails } from './GalleryThumbnails.tsx';
import { useSwipe } from './use-swipe.ts';

const GalleryDialog = lazy(() => import('./GalleryDialog.tsx'));

export type ProductGalleryProps = Omit<ComponentPropsWithRef<'section'>, 'title'> & {
  /** Photographs of the product in display order. */
  photos: readonly GalleryPhoto[];
  /** Name of the product, part of the alternative texts. */
  title: string;
  /** Overlays on the photographs: the family label, the heart. */
  children?: ReactNode;
};

/** A row of photographs to swipe, with thumbnails beside it; each opens full-screen. */
export function ProductGallery({ photos, title, children, className, ...rest }: ProductGalleryProps) {
  if (photos.length === 0) devWarning('ProductGallery', `has no photograph of “${title}”`);
  const { formatMessage } = useIntl();
  const { setTrack, ...place } = useScrollPosition();
  const row = useRef<HTMLUListElement | null>(null);
  const swipe = useSwipe(place.step);
  const [opened, setOpened] = useState<number | null>(null);
  const name = (index: number) =>
    formatMessage({ id: 'ui.product-gallery.photo' }, { title, number: index + 1, count: photos.length });

  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const goal = by && row.current?.children[place.index + by]?.querySelector('button');
    if (!goal) return;
    event.preventDefault();
    // Focus follows, so that Enter opens the visible photograph.
    goal.focus({ preventScroll: true });
    place.step(by);
  };

  return (
    <section
      data-slot="product-gallery"
      aria-label={photos.length > 0 ? formatMessage({ id: 'ui.product-gallery.label' }) : title}
      className={cx(
        'grid items-start gap-3 self-start lg:gap-4',
        photos.length > 1 && 'lg:grid-cols-[5.25rem_minmax(0,1fr)]',
        className,
      )}
      {...rest}
    >
      {/* By its place and not by its order: a page that comes in pieces shows it before the thumbnails are there. */}
      <div className={cx('relative min-w-0 bg-ecru', photos.length > 1 && 'lg:col-start-2 lg:row-start-1')}>
        {photos.length === 0 ? <NoPhoto /> : null}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its buttons take the keys; the row adds a stroke of the mouse */}
        <ul
          hidden={photos.length === 0}
          ref={(list) => {
            row.current = list;
            setTrack(list);
          }}
          {...swipe}
          onKeyDown={onKeyDown}
          className="flex snap-x snap-mandatory scroll-smooth overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
        >
          {photos.map(({ id, ratio = 1 }, index) => (
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
                  whole={isExtremePicture(ratio)}
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

/** Placeholder for a product without photographs. */
function NoPhoto() {
  return (
    <div className="grid aspect-portrait place-items-center sm:aspect-[5/6]">
      <EmptyHanger className="w-1/2" />
    </div>
  );
}
