import { cva } from 'class-variance-authority';

export const skeletonVariants = cva('block animate-breathe bg-ecru', {
  variants: {
    /** Shape: a line of text, a block, a photograph, or a disc. A height in `className` takes the place of the first two's. */
    shape: {
      line: '[:where(&)]:h-[1em] rounded',
      block: '[:where(&)]:h-32 rounded',
      portrait: 'aspect-portrait w-full',
      round: 'aspect-square w-full rounded-full',
    },
    /** Fraction of its parent’s width. */
    width: { full: 'w-full', half: 'w-1/2', third: 'w-1/3', quarter: 'w-1/4' },
  },
  defaultVariants: { shape: 'line', width: 'full' },
});
