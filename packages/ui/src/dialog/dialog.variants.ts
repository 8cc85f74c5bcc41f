import { cva } from 'class-variance-authority';

export const scrimClass = 'fixed inset-0 z-overlay animate-appear bg-scrim';

export const dialogVariants = cva(
  [
    'fixed z-dialog flex max-h-[92dvh] animate-rise flex-col bg-paper shadow-float',
    'inset-x-0 bottom-0 sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:w-[calc(100%-3rem)] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded',
  ],
  {
    variants: {
      /** Maximum width: 440, 600 or 960 px; full width on phones. */
      size: { sm: 'sm:max-w-110', md: 'sm:max-w-150', lg: 'sm:max-w-240' },
    },
    defaultVariants: { size: 'md' },
  },
);
