import { cx } from 'class-variance-authority';
import Maximize2 from 'lucide-react/icons/maximize-2';
import {
  Suspense,
  lazy,
  useRef,
  useState,
  type CSSProperties,
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
import { galleryPhotoVariants } from './gallery-photo.variants.ts';
import type { GalleryPhoto } from './gallery-photo.ts';
import { frameRatio, galleryRows } from './gallery-rows.ts';

const GalleryDialog = lazy(() => import('./GalleryDialog.tsx'));

export type ProductGalleryProps = Omit<ComponentPropsWithRef<'section'>, 'title'> & {
  /** Photographs of the product in display order. */
  photos: readonly GalleryPhoto[];
  /** Name of the product, part of the alternative texts. */
  title: string;
  /** True for a piece that can no longer be bought: its photographs step back. */
  past?: boolean;
  /** Overlay on the first photograph. */
  onFirst?: ReactNode;
  /** Overlays on the photographs: the family label, the heart. */
  children?: ReactNode;
};

/**
 * The photographs, each whole: on phones a row to swipe from edge to edge, on wider screens two by two within the window's height.
 * Each opens full-screen.
 */
export function ProductGallery(props: ProductGalleryProps) {
  const { photos, title, past = false, onFirst, children, className, ...rest } = props;
  if (photos.length === 0) devWarning('ProductGallery', `has no photograph of “${title}”`);
  const { formatMessage } = useIntl();
  const { setTrack, ...place } = useScrollPosition();
  const row = useRef<HTMLUListElement | null>(null);
  const [opened, setOpened] = useState<number | null>(null);
  const places = galleryRows(photos.map(({ ratio }) => ratio));
  const name = (index: number) =>
    formatMessage({ id: 'ui.product-gallery.photo' }, { title, number: index + 1, count: photos.length });

  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const buttons = [...(row.current?.querySelectorAll<HTMLElement>('[data-slot=gallery-photo]') ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const goal = by && at >= 0 ? buttons[at + by] : undefined;
    if (!by || !goal) return;
    event.preventDefault();
    const scrolls = row.current !== null && row.current.scrollWidth > row.current.clientWidth;
    // Focus follows, so that Enter opens the visible photograph.
    goal.focus({ preventScroll: scrolls });
    if (scrolls) place.step(by);
  };

  return (
    <section
      data-slot="product-gallery"
      aria-label={photos.length > 0 ? formatMessage({ id: 'ui.product-gallery.label' }) : title}
      className={cx('group/gallery @container relative self-start max-sm:-mx-(--gutter)', className)}
      {...rest}
    >
      {photos.length === 0 ? (
        <div className="grid h-[max(20rem,min(100cqw,100svh-17rem))] place-items-center bg-ecru">
          <EmptyHanger className="w-60" />
        </div>
      ) : null}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its buttons take the keys */}
      <ul
        hidden={photos.length === 0}
        ref={(list) => {
          row.current = list;
          setTrack(list);
        }}
        onKeyDown={onKeyDown}
        style={{ '--frame': frameRatio(places) } as CSSProperties}
        className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain scroll-smooth [scrollbar-width:none] sm:flex-wrap sm:gap-3 sm:overflow-visible"
      >
        {photos.map(({ id }, index) => {
          const { ratio = 1, share = null } = places[index] ?? {};
          return (
            <li
              key={id}
              style={{ '--ratio': ratio, ...(share === null ? {} : { '--share': share }) } as CSSProperties}
              className={galleryPhotoVariants({ past, paired: share !== null, first: index === 0 })}
            >
              <button
                type="button"
                data-slot="gallery-photo"
                aria-label={formatMessage({ id: 'ui.product-gallery.enlarge' }, { photo: name(index) })}
                className="group relative block size-full cursor-zoom-in focus-visible:-outline-offset-4"
                onClick={() => setOpened(index)}
              >
                <Picture
                  id={id}
                  alt=""
                  ratio="fill"
                  whole
                  sizes={
                    share === null
                      ? '(min-width: 55em) 52vw, 100vw'
                      : '(min-width: 55em) 28vw, (min-width: 43em) 48vw, 100vw'
                  }
                  priority={index === 0}
                  {...(past && index === 0 ? { className: 'opacity-60 grayscale' } : {})}
                />
                <span className="absolute end-3 bottom-3 grid size-11 place-items-center rounded-full bg-paper/90 transition-opacity sm:opacity-0 sm:group-hover:opacity-100 sm:group-focus-visible:opacity-100">
                  <Maximize2 aria-hidden className="size-5" />
                </span>
              </button>
              {index === 0 ? onFirst : null}
            </li>
          );
        })}
      </ul>
      {children}
      <GalleryArrows place={place} count={photos.length} />
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
