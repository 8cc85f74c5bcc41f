import { cva } from 'class-variance-authority';

export const wishlistHeartVariants = cva(
  'group/heart grid shrink-0 place-items-center rounded-full text-ink aria-pressed:text-garance',
  {
    variants: {
      /** On the corner of a photograph, or a bordered square beside a button. */
      look: {
        floating: 'absolute top-1 right-1 z-10 h-11 min-w-11 xl:top-2 xl:right-2',
        square: 'size-13 rounded border border-ink aria-pressed:border-garance',
      },
    },
    defaultVariants: { look: 'floating' },
  },
);
