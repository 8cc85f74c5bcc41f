import { cva } from 'class-variance-authority';

export const quoteVariants = cva('font-display text-pretty wrap-break-word italic', {
  variants: {
    /** Length of the text: a short one is set like a headline, a long one like a paragraph. */
    length: {
      short: 'text-3xl font-[380] tracking-tight sm:text-4xl',
      medium: 'text-2xl font-[380] sm:text-3xl',
      long: 'text-xl sm:text-2xl',
    },
  },
});
