import { cva } from 'class-variance-authority';

/** The box of text inputs and selects. */
export const controlVariants = cva(
  [
    'block w-full rounded border bg-surface px-3.5 text-base text-ink transition-colors placeholder:text-muted',
    'focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:border-line disabled:bg-ecru disabled:text-muted',
  ],
  {
    variants: {
      size: { md: 'h-12', sm: 'h-10 pointer-coarse:h-11', area: 'min-h-28 py-3' },
      invalid: { true: 'border-garance', false: 'border-field hover:border-ink' },
    },
    defaultVariants: { size: 'md', invalid: false },
  },
);
