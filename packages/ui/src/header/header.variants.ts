import { cva } from 'class-variance-authority';

/** Stays visible while it contains keyboard focus. */
export const headerVariants = cva(
  'sticky top-0 z-header border-b border-line bg-paper transition-transform focus-within:translate-y-0',
  { variants: { hidden: { true: '-translate-y-full', false: '' } }, defaultVariants: { hidden: false } },
);
