import { cva } from 'class-variance-authority';

export const badgeVariants = cva(
  'inline-flex max-w-full items-center overflow-clip gap-1.5 leading-none whitespace-nowrap',
  {
    variants: {
      /** Kind of badge: a state, a warning, a discount, or new. */
      tone: {
        neutral: 'rounded-full bg-ecru px-3.5 py-2 text-sm',
        info: 'rounded-full bg-blush px-3.5 py-2 text-sm text-ink',
        progress: 'rounded-full bg-denim-fill px-3.5 py-2 text-sm text-on-fill',
        success: 'rounded-full bg-moss px-3.5 py-2 text-sm text-paper',
        warning: 'rounded-full bg-mustard px-3.5 py-2 text-sm text-shade',
        discount: 'rounded border border-current px-1.5 py-1 text-xs font-semibold text-garance tabular-nums',
        fresh: 'rounded bg-mustard px-1.5 py-1 text-xs font-semibold text-shade',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);
