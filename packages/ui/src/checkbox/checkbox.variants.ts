import { cva } from 'class-variance-authority';

/** The box: a filled square with a white inner border when checked. */
export const boxVariants = cva(
  [
    'size-5 shrink-0 appearance-none rounded border bg-white transition-colors duration',
    'checked:border-[5px] checked:border-white checked:bg-ink checked:outline checked:outline-muted',
    'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-(--focus)',
    'disabled:cursor-not-allowed disabled:bg-ecru',
  ],
  {
    variants: { invalid: { true: 'border-garance', false: 'border-muted' } },
    defaultVariants: { invalid: false },
  },
);
