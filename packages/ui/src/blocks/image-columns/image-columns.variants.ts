import { cva } from 'class-variance-authority';

export const imageColumnsVariants = cva('grid gap-3 gap-y-6 xl:gap-5', {
  variants: {
    columns: {
      1: 'grid-cols-1',
      2: 'grid-cols-2',
      3: 'grid-cols-2 sm:grid-cols-3',
      4: 'grid-cols-2 xl:grid-cols-4',
      5: 'grid-cols-2 sm:grid-cols-3 xl:grid-cols-5',
      6: 'grid-cols-2 sm:grid-cols-3 xl:grid-cols-6',
    },
  },
});
