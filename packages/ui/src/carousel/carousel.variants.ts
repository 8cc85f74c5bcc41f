import { cva } from 'class-variance-authority';

/** Width of each item: on phones the next one peeks in, so that the hand knows there is more. */
export const carouselItemVariants = cva('min-w-0 shrink-0 snap-start', {
  variants: {
    size: {
      card: 'w-[44%] sm:w-[30%] xl:w-[max(15.5rem,calc((100%-5rem)/5))]',
      wide: 'w-[86%] sm:w-[48%] xl:w-[calc((100%-2.5rem)/3)]',
      full: 'w-full',
    },
  },
  defaultVariants: { size: 'card' },
});
