import { cva } from 'class-variance-authority';

export const wishlistHeartVariants = cva('group/heart', {
  variants: {
    /** On the corner of a photograph, or a bordered square beside a button. */
    look: {
      floating: 'heart-corner',
      square:
        'grid size-13 shrink-0 place-items-center rounded border border-ink text-ink aria-pressed:border-garance aria-pressed:text-garance',
    },
  },
  defaultVariants: { look: 'floating' },
});
