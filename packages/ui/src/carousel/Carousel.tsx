import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { VariantProps } from 'class-variance-authority';
import { Children, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../icon-button/IconButton.tsx';
import { carouselItemVariants } from './carousel.variants.ts';
import { useScrollPlace } from './use-scroll-place.ts';

export type CarouselProps = VariantProps<typeof carouselItemVariants> & {
  /** Name of the list for screen readers. */
  label: string;
  /** Heading above it, on the line of the two buttons. */
  heading?: ReactNode;
  /** A link at the end of that line. */
  more?: ReactNode;
  /** The items, in order. */
  children: ReactNode;
};

/** A row that scrolls by itself, by hand or by key; the two buttons come on top once the page runs. */
export function Carousel({ label, heading, more, size, children }: CarouselProps) {
  const { formatMessage } = useIntl();
  const { setTrack, step, ready, atStart, atEnd } = useScrollPlace();
  const scrolls = ready && !(atStart && atEnd);

  return (
    <section data-slot="carousel" aria-label={label}>
      <div className="mb-5 flex min-h-11 flex-wrap items-end justify-between gap-x-6 gap-y-2">
        {heading}
        <div className="flex shrink-0 items-center gap-4">
          {more}
          {scrolls ? (
            <div className="hidden gap-1 sm:flex">
              <IconButton
                label={formatMessage({ id: 'ui.carousel.previous' })}
                disabled={atStart}
                onClick={() => step(-1)}
              >
                <ChevronLeft aria-hidden className="size-6" />
              </IconButton>
              <IconButton
                label={formatMessage({ id: 'ui.carousel.next' })}
                disabled={atEnd}
                onClick={() => step(1)}
              >
                <ChevronRight aria-hidden className="size-6" />
              </IconButton>
            </div>
          ) : null}
        </div>
      </div>
      <ul
        ref={setTrack}
        aria-label={label}
        className="-m-1 flex snap-x snap-mandatory scroll-smooth scroll-p-1 gap-3 overflow-x-auto overscroll-x-contain p-1 [scrollbar-width:none] xl:gap-5"
      >
        {Children.map(children, (item) => (
          <li className={carouselItemVariants({ size })}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
