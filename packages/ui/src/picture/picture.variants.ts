import { cva } from 'class-variance-authority';

export const pictureVariants = cva('relative block overflow-hidden bg-ecru', {
  variants: {
    /** Aspect ratio of the reserved box; `fill` takes that of the parent. */
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
