import { cva } from 'class-variance-authority';

export const pageLinkVariants = cva(
  'grid h-11 min-w-11 place-items-center rounded px-2 tabular-nums transition-colors',
  {
    variants: { current: { true: 'selection-kept bg-ink font-semibold text-paper', false: 'hover:bg-ecru' } },
    defaultVariants: { current: false },
  },
);
