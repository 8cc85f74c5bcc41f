import { cva } from 'class-variance-authority';

export const spinnerVariants = cva('shrink-0 animate-turn fill-none stroke-current stroke-2', {
  variants: {
    /** 20 px inside a button, 40 px alone. */
    size: { sm: 'size-5', lg: 'size-10' },
  },
  defaultVariants: { size: 'sm' },
});
