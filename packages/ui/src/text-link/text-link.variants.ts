import { cva } from 'class-variance-authority';

export const textLinkVariants = cva(
  'underline decoration-1 underline-offset-4 transition-colors hover:decoration-2',
  {
    variants: {
      /** Text colour: inherited, muted, or the accent. */
      tone: { ink: 'text-inherit', muted: 'text-muted hover:text-ink', garance: 'text-garance' },
      /** Font size: inherited or small. */
      size: { inherit: '', sm: 'inline-block py-0.5 text-sm' },
    },
    defaultVariants: { tone: 'ink', size: 'inherit' },
  },
);
