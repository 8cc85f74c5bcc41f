import { cva } from 'class-variance-authority';

export const productGridVariants = cva('grid gap-x-3 gap-y-6 xl:gap-x-5 xl:gap-y-10', {
  variants: {
    columns: {
      1: 'grid-cols-1 sm:grid-cols-3',
      2: 'grid-cols-2 sm:grid-cols-3',
    },
    /** A filter panel beside the grid takes the room of a column between 60 and 75 em. */
    aside: {
      true: 'min-[75em]:grid-cols-4 min-[105em]:grid-cols-5',
      false: 'xl:grid-cols-4 min-[105em]:grid-cols-5',
    },
  },
  defaultVariants: { columns: 2, aside: false },
});
