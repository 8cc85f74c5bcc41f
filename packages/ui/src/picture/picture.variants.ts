import { cva } from 'class-variance-authority';

export const pictureVariants = cva('relative block overflow-hidden bg-ecru', {
  variants: {
    /** Shape of the box that is kept free before the picture comes; `fill` takes its parent’s. */
    ratio: {
      portrait: 'aspect-portrait',
      look: 'aspect-look',
      shortcut: 'aspect-shortcut',
      landscape: 'aspect-landscape',
      square: 'aspect-square',
      round: 'aspect-square rounded-full',
      fill: 'size-full',
    },
  },
  defaultVariants: { ratio: 'portrait' },
});
