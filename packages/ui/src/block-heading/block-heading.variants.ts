import { cva } from 'class-variance-authority';

/** A title longer than six lines is a content error and is truncated. */
export const blockHeadingVariants = cva('room-below line-clamp-6 heading wrap-break-word hyphens-auto', {
  variants: {
    /** Text size: small beside a list, large above a block. */
    size: { sm: 'text-xl', md: 'text-2xl', lg: 'text-3xl' },
  },
  defaultVariants: { size: 'lg' },
});
