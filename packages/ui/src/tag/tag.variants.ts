import { cva } from 'class-variance-authority';

export const tagVariants = cva(
  'punched relative inline-flex items-center leading-none font-semibold text-ink',
  {
    variants: {
      hole: {
        garance: '[--tag-hole:var(--garance)]',
        denim: '[--tag-hole:var(--denim)]',
        moss: '[--tag-hole:var(--moss)]',
        mustard: '[--tag-hole:var(--mustard)]',
        ink: '[--tag-hole:var(--ink)]',
      },
      surface: { paper: 'bg-paper', ecru: 'bg-ecru', white: 'bg-white' },
      size: { sm: 'py-2 text-xs', md: 'py-2.5 text-sm' },
    },
    defaultVariants: { hole: 'garance', surface: 'paper', size: 'sm' },
  },
);
