import { cva } from 'class-variance-authority';

export const chipVariants = cva(
  'inline-flex min-h-10 pointer-coarse:min-h-11 max-w-full items-center overflow-clip gap-2 rounded-full border px-3.5 text-sm whitespace-nowrap transition-colors disabled:cursor-not-allowed disabled:text-muted',
  {
    variants: {
      /** True when active, with inverted colours. */
      active: {
        true: 'selection-kept border-ink bg-ink text-paper hover:bg-ink-soft',
        false: 'border-line bg-surface text-ink hover:border-ink disabled:hover:border-line',
      },
    },
    defaultVariants: { active: false },
  },
);
