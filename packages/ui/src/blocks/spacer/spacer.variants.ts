import { cva } from 'class-variance-authority';

/** Heights in addition to the margins that every block has. */
export const spacerVariants = cva('flex items-center', {
  variants: { size: { sm: 'h-px xl:h-4', md: 'h-8 xl:h-16', lg: 'h-20 xl:h-36' } },
  defaultVariants: { size: 'md' },
});
