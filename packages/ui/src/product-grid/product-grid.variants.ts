import { cva } from 'class-variance-authority';

export const productGridVariants = cva('grid gap-x-3 gap-y-6 xl:gap-x-5 xl:gap-y-10', {
  variants: {
    columns: {
      1: 'grid-cols-1 sm:grid-cols-3 xl:grid-cols-4',
      2: 'grid-cols-2 sm:grid-cols-3 xl:grid-cols-4',
    },
  },
  defaultVariants: { columns: 2 },
});
