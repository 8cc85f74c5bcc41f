import { cva } from 'class-variance-authority';

export const tagVariants = cva(
  'punched relative inline-flex max-w-full items-center overflow-clip leading-none font-semibold text-ink',
  {
    variants: {
      /** Colour seen through the punched hole: the family of the piece. */
      hole: {
        garance: '[--tag-hole:var(--garance)]',
        denim: '[--tag-hole:var(--denim)]',
        moss: '[--tag-hole:var(--moss)]',
        mustard: '[--tag-hole:var(--mustard)]',
        ink: '[--tag-hole:var(--ink)]',
      },
      /** Colour of the label itself, told apart from what it lies on. */
      surface: { paper: 'bg-paper', ecru: 'bg-ecru', white: 'bg-white' },
      /** Size of the words: 12 px on cards, 14 px on the product’s page. */
      size: { sm: 'py-2 text-xs', md: 'py-2.5 text-sm' },
    },
    defaultVariants: { hole: 'garance', surface: 'paper', size: 'sm' },
  },
);
