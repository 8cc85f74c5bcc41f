import { cva } from 'class-variance-authority';

/**
 * Width of each item. Part of the next one is visible, which shows that the list scrolls; on the widest screens whole ones fill
 * the line.
 */
export const carouselItemVariants = cva('min-w-0 shrink-0 snap-start', {
  variants: {
    /** Size of an item: a product card, a numbered tile, a look, or a wide image. */
    size: {
      // From tablets on, 260 px per card with a photograph of 217 × 328.
      card: 'w-[44%] [--portrait:217/328] sm:w-[16.25rem] sm:pe-[2.6875rem] min-[105em]:w-[calc((100%-6.25rem)/6)] min-[105em]:pe-0',
      plate: 'w-[62%] sm:w-[16.25rem] xl:w-[18.5rem] min-[105em]:w-[calc((100%-5rem)/5)]',
      look: 'w-[76%] sm:w-[21.25rem]',
      wide: 'w-[86%] sm:w-[48%] xl:w-[calc((100%-2.5rem)/3)]',
    },
  },
  defaultVariants: { size: 'card' },
});

/**
 * Gap between the items; up to the widest screens a card's is part of its width. The list runs over the page's margin, so that an
 * item is cut by the window's edge alone.
 */
export const carouselTrackVariants = cva(
  '-my-1 -ms-1 -me-(--gutter) flex snap-x snap-mandatory scroll-smooth scroll-p-1 gap-3 overflow-x-auto overscroll-x-contain py-1 ps-1 pe-(--gutter) [scrollbar-width:none] max-sm:-ms-(--gutter) max-sm:scroll-ps-(--gutter) max-sm:ps-(--gutter) min-[105em]:-me-1 min-[105em]:pe-1',
  {
    variants: {
      size: { card: 'sm:gap-0 min-[105em]:gap-5', plate: 'xl:gap-5', look: 'xl:gap-5', wide: 'xl:gap-5' },
    },
    defaultVariants: { size: 'card' },
  },
);

/** Layout of items that are too few to scroll: side by side. */
export const carouselRowVariants = cva('grid gap-x-3 gap-y-8 xl:gap-x-5', {
  variants: {
    size: {
      // One or two alone are as large as in a list that scrolls.
      card: 'grid-cols-2 sm:grid-cols-3 xl:grid-cols-4 2xl:not-has-[>:nth-child(3)]:grid-cols-6',
      plate: 'grid-cols-2 sm:grid-cols-3 xl:grid-cols-4',
      look: 'grid-cols-2 xl:grid-cols-4',
      wide: 'sm:grid-cols-2 xl:has-[>:nth-child(3)]:grid-cols-3',
    },
  },
  defaultVariants: { size: 'card' },
});
