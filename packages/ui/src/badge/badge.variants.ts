import { cva } from 'class-variance-authority';

const pill = 'rounded-full px-3.5 py-2 text-sm';

export const badgeVariants = cva(
  'inline-flex max-w-full items-center overflow-clip gap-1.5 leading-none whitespace-nowrap',
  {
    variants: {
      /** Kind of badge: a state, a warning, a discount, or new. */
      tone: {
        neutral: `${pill} bg-ecru`,
        progress: `${pill} bg-denim-fill text-on-fill`,
        success: `${pill} bg-moss text-paper`,
        warning: `${pill} bg-mustard text-shade`,
        discount: 'rounded border border-current px-1.5 py-1 text-xs font-semibold text-garance tabular-nums',
        fresh: 'rounded bg-mustard px-1.5 py-1 text-xs font-semibold text-shade',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);
