import { cva } from 'class-variance-authority';

/** On a narrow screen one column stands alone and the other one is away. */
export const accountColumnVariants = cva('min-w-0', {
  variants: { alone: { true: '', false: 'max-xl:hidden' } },
});

export const accountLinkVariants = cva(
  'flex min-h-12 items-center justify-between border-b border-line py-2 transition-colors duration hover:text-garance',
  { variants: { current: { true: 'font-semibold text-garance', false: '' } } },
);
