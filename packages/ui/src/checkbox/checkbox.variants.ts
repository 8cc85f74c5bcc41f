import { cva } from 'class-variance-authority';

/** The box, filled with a tick when checked. */
export const boxVariants = cva(
  [
    'tick size-5 shrink-0 appearance-none rounded border bg-surface transition-colors',
    'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-(--focus)',
    'disabled:cursor-not-allowed disabled:bg-ecru',
  ],
  {
    variants: { invalid: { true: 'border-garance', false: 'border-muted' } },
    defaultVariants: { invalid: false },
  },
);
