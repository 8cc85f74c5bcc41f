import { cva } from 'class-variance-authority';

export const drawerVariants = cva(
  'fixed inset-y-0 z-dialog flex w-full max-w-105 flex-col bg-paper shadow-float',
  {
    variants: {
      /** Side of the screen. */
      side: { left: 'start-0 animate-from-start', right: 'end-0 animate-from-end' },
    },
    defaultVariants: { side: 'right' },
  },
);
