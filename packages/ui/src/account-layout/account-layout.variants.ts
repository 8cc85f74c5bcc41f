import { cva } from 'class-variance-authority';

/** On a narrow screen, a selected page hides the menu; otherwise the overview is above the menu. */
export const accountColumnVariants = cva('min-w-0', {
  variants: { column: { menu: '', page: '' }, chosen: { true: '', false: '' } },
  compoundVariants: [
    { column: 'menu', chosen: true, class: 'max-xl:hidden' },
    { column: 'page', chosen: false, class: 'max-xl:order-first' },
  ],
});

export const accountLinkVariants = cva(
  'flex min-h-12 items-center justify-between gap-3 border-line py-2 transition-colors hover:text-garance max-xl:border-b xl:min-h-11 xl:py-1.5',
  { variants: { current: { true: 'font-semibold text-garance', false: '' } } },
);
