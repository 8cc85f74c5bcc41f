import { cva } from 'class-variance-authority';

export const tabVariants = cva(
  [
    '-mb-px min-h-11 border-b-2 px-3 whitespace-nowrap transition-colors duration focus-visible:-outline-offset-2',
    'disabled:cursor-not-allowed disabled:text-field',
  ],
  {
    variants: {
      chosen: {
        true: 'border-garance font-semibold text-ink',
        false: 'border-transparent text-muted enabled:hover:text-ink',
      },
    },
    defaultVariants: { chosen: false },
  },
);
