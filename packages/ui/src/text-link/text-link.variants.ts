import { cva } from 'class-variance-authority';

export const textLinkVariants = cva(
  'underline decoration-1 underline-offset-4 transition-colors duration hover:decoration-2',
  {
    variants: {
      tone: { ink: 'text-inherit', muted: 'text-muted hover:text-ink', garance: 'text-garance' },
      size: { inherit: '', sm: 'text-sm' },
    },
    defaultVariants: { tone: 'ink', size: 'inherit' },
  },
);
