import { cva } from 'class-variance-authority';

/** A title of more lines than six is a mistake in the content: its end is cut, the page holds. */
export const blockHeadingVariants = cva('room-below line-clamp-6 heading wrap-break-word hyphens-auto', {
  variants: {
    /** How loud the heading is: small beside a list, large above a block. */
    size: { sm: 'text-xl', md: 'text-2xl', lg: 'text-3xl' },
  },
  defaultVariants: { size: 'lg' },
});
