import { cva } from 'class-variance-authority';

export const buttonVariants = cva(
  [
    'inline-flex max-w-full items-center justify-center overflow-clip gap-2 rounded border text-center font-semibold',
    'transition-colors select-none',
    'disabled:cursor-not-allowed disabled:border-line disabled:bg-ecru disabled:text-muted',
    'aria-busy:cursor-progress',
  ],
  {
    variants: {
      /** Emphasis: garance for the main action of a screen, others beside it; paper for dark backgrounds; danger for what cannot be undone. */
      tone: {
        primary: 'border-transparent bg-garance-fill text-on-fill hover:bg-garance-deep',
        ink: 'border-transparent bg-ink text-paper hover:bg-ink-soft',
        line: 'border-ink bg-transparent text-ink hover:bg-ink hover:text-paper',
        paper: 'border-transparent bg-on-fill text-shade hover:bg-on-fill/90',
        danger: 'border-garance bg-transparent text-garance hover:bg-garance-fill hover:text-on-fill',
        quiet: 'border-transparent bg-transparent text-ink hover:bg-ecru',
      },
      /** Height: 52 px, or 40 px beside other things. */
      size: { sm: 'min-h-10 pointer-coarse:min-h-11 px-4 py-1 text-sm', md: 'min-h-13 px-7 py-2 text-base' },
      /** True for full width. */
      block: { true: 'w-full', false: '' },
    },
    defaultVariants: { tone: 'primary', size: 'md', block: false },
  },
);
