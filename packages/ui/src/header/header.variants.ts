import { cva } from 'class-variance-authority';

/** Whoever works in it by keyboard keeps it in sight. */
export const headerVariants = cva(
  'sticky top-0 z-header border-b border-line bg-paper transition-transform duration focus-within:translate-y-0',
  { variants: { hidden: { true: '-translate-y-full', false: '' } }, defaultVariants: { hidden: false } },
);
