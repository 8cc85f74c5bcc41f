import { cx, type VariantProps } from 'class-variance-authority';
import { Children, useCallback, type ComponentPropsWithRef, type ReactNode } from 'react';
import { carouselItemVariants, carouselRowVariants, carouselTrackVariants } from './carousel.variants.ts';
import { CarouselSteps } from './CarouselSteps.tsx';
import { useScrollPosition } from './use-scroll-position.ts';
import { CAROUSEL_INIT_DELAY_MS, CAROUSEL_MIN_ITEMS } from '../limits.ts';

export type CarouselProps = Omit<ComponentPropsWithRef<'section'>, 'children'> &
  VariantProps<typeof carouselItemVariants> & {
    /** Accessible name of the list. */
    label: string;
    /** Heading above the list, on the line of the buttons. */
    heading?: ReactNode;
    /** A link at the end of that line. */
    more?: ReactNode;
    /** With fewer items, the list does not scroll. */
    leastToScroll?: number;
    /** The items in order. */
    children: ReactNode;
  };

/** A list that scrolls by touch, mouse or keyboard, never by itself. The buttons work after hydration. */
export function Carousel(props: CarouselProps) {
  const {
    label,
    heading,
    more,
    size,
    leastToScroll = CAROUSEL_MIN_ITEMS,
    className,
    children,
    ...rest
  } = props;
  const { setTrack, ...place } = useScrollPosition();
  const settle = useCallback(
    (list: HTMLElement | null) => {
      // Delays measuring until the page has loaded.
      const timer = setTimeout(() => setTrack(list), CAROUSEL_INIT_DELAY_MS);
      return () => clearTimeout(timer);
    },
    [setTrack],
  );
  const count = Children.count(children);
  if (count === 0) return null;
  const scrolls = count >= leastToScroll;

  return (
    <section
      data-slot="carousel"
      aria-label={label}
      className={cx('grid grid-cols-[minmax(0,1fr)] gap-5', className)}
      {...rest}
    >
      {heading || more || scrolls ? (
        <div className="flex min-h-11 flex-wrap items-end justify-between gap-x-6 gap-y-2">
          <div className="min-w-0 max-w-full">{heading}</div>
          <div className={cx('shrink-0 items-center gap-4', more ? 'flex' : 'hidden sm:flex')}>
            {scrolls ? <CarouselSteps place={place} count={count} /> : null}
            {more}
          </div>
        </div>
      ) : null}
      <ul
        ref={scrolls ? settle : null}
        aria-label={label}
        className={scrolls ? carouselTrackVariants({ size }) : carouselRowVariants({ size })}
      >
        {Children.map(children, (item) => (
          <li className={scrolls ? carouselItemVariants({ size }) : 'min-w-0'}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
