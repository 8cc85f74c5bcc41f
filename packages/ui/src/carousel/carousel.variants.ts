import { cva } from 'class-variance-authority';

/** Width of each item. On phones, part of the next item is visible, which shows that the list scrolls. */
export const carouselItemVariants = cva('min-w-0 shrink-0 snap-start', {
  variants: {
    /** Size of an item: a product card, a numbered tile, a look, or a wide image. */
    size: {
      // From tablets on, 260 px per card with a photograph of 217 × 328.
      card: 'w-[44%] [--portrait:217/328] sm:w-[16.25rem] sm:pr-[2.6875rem]',
      plate: 'w-[62%] sm:w-[16.25rem] xl:w-[18.5rem]',
      look: 'w-[76%] sm:w-[21.25rem]',
      wide: 'w-[86%] sm:w-[48%] xl:w-[calc((100%-2.5rem)/3)]',
    },
  },
  defaultVariants: { size: 'card' },
});

/** Gap between the items; a card's is part of its width. */
export const carouselTrackVariants = cva(
  '-m-1 flex snap-x snap-mandatory scroll-smooth scroll-p-1 gap-3 overflow-x-auto overscroll-x-contain p-1 [scrollbar-width:none]',
  {
    variants: { size: { card: 'sm:gap-0', plate: 'xl:gap-5', look: 'xl:gap-5', wide: 'xl:gap-5' } },
    defaultVariants: { size: 'card' },
  },
);

/** Layout of items that are too few to scroll: side by side. */
export const carouselRowVariants = cva('grid gap-x-3 gap-y-8 xl:gap-x-5', {
  variants: {
    size: {
      card: 'grid-cols-2 sm:grid-cols-3 xl:grid-cols-4',
      plate: 'grid-cols-2 sm:grid-cols-3 xl:grid-cols-4',
      look: 'grid-cols-2 xl:grid-cols-4',
      wide: 'sm:grid-cols-2 xl:grid-cols-3',
    },
  },
  defaultVariants: { size: 'card' },
});
