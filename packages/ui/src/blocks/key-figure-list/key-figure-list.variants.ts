import { cva } from 'class-variance-authority';

/** Two per row on phones, whatever their number. */
export const keyFiguresVariants = cva('grid grid-cols-2 gap-x-6 gap-y-8 xl:gap-x-10 xl:gap-y-12', {
  variants: {
    columns: {
      1: '',
      2: '',
      3: 'sm:grid-cols-3',
      4: 'sm:grid-cols-4',
      5: 'sm:grid-cols-3 xl:grid-cols-5',
      6: 'sm:grid-cols-3',
      7: 'sm:grid-cols-4',
      8: 'sm:grid-cols-4',
    },
  },
});

/** Longer figures have a smaller font, so that they fit half of a phone. */
export const figureVariants = cva('font-hero font-[380] tracking-tighter wrap-anywhere lining-nums', {
  variants: {
    length: {
      short: 'text-5xl xl:text-6xl',
      medium: 'text-3xl sm:text-4xl xl:text-5xl',
      long: 'text-2xl xl:text-3xl',
    },
  },
});
