import { cva } from 'class-variance-authority';

/** Image, heading, text and button of both columns are aligned. */
export const twoColumnsVariants = cva('grid gap-y-10', {
  variants: {
    columns: {
      1: '',
      2: 'sm:grid-cols-2 sm:grid-rows-[repeat(4,auto)] sm:gap-y-0',
    },
  },
});

export const columnVariants = cva('grid min-w-0 auto-rows-max', {
  variants: {
    place: {
      alone: '',
      first: 'sm:row-span-4 sm:grid-rows-subgrid sm:pe-7 xl:pe-12',
      second:
        'border-t border-dashed border-field pt-10 sm:row-span-4 sm:grid-rows-subgrid sm:border-t-0 sm:border-s sm:border-line sm:pt-0 sm:ps-7 xl:ps-12',
    },
  },
});
