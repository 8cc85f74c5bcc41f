import { cva } from 'class-variance-authority';

export const tagVariants = cva(
  'punched relative inline-flex max-w-full items-center overflow-clip leading-none font-semibold text-ink',
  {
    variants: {
      /** Colour of the hole: the family of the product. */
      hole: {
        garance: '[--tag-hole:var(--garance)]',
        denim: '[--tag-hole:var(--denim)]',
        moss: '[--tag-hole:var(--moss)]',
        mustard: '[--tag-hole:var(--mustard)]',
        ink: '[--tag-hole:var(--ink)]',
      },
      /** Background colour, distinct from what is below it. */
      surface: { paper: 'bg-paper', ecru: 'bg-ecru', white: 'bg-surface' },
      /** Font size: 12 px on cards, 14 px on the product’s page. */
      size: { sm: 'py-2 text-xs', md: 'py-2.5 text-sm' },
    },
    defaultVariants: { hole: 'garance', surface: 'paper', size: 'sm' },
  },
);
