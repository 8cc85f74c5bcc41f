import { cva } from 'class-variance-authority';

/**
 * The shape of a swing tag: cut corners on the side of its hole, at the top on phones, where a line starts on wider screens.
 */
export const callToActionVariants = cva(
  [
    'relative grid items-center gap-x-14 gap-y-6 px-6 pt-18 pb-9',
    '[clip-path:polygon(2rem_0,calc(100%-2rem)_0,100%_2rem,100%_100%,0_100%,0_2rem)]',
    'lg:grid-cols-[minmax(0,1fr)_auto] lg:py-12 lg:pe-12 lg:ps-30',
    'lg:[clip-path:polygon(2.5rem_0,100%_0,100%_100%,2.5rem_100%,0_calc(100%-2.5rem),0_2.5rem)]',
    'lg:[[dir=rtl]_&]:[clip-path:polygon(0_0,calc(100%-2.5rem)_0,100%_2.5rem,100%_calc(100%-2.5rem),calc(100%-2.5rem)_100%,0_100%)]',
  ],
  {
    variants: {
      tone: {
        ecru: 'bg-ecru text-ink',
        denim: 'bg-denim-fill text-on-fill',
        garance: 'bg-garance-fill text-on-fill',
      },
    },
    defaultVariants: { tone: 'ecru' },
  },
);

/** The stitched line between the hole and the text. */
export const callToActionSeamVariants = cva(
  'absolute inset-x-0 top-12 border-t border-dashed lg:inset-x-auto lg:inset-y-0 lg:top-0 lg:start-20 lg:border-t-0 lg:border-s',
  { variants: { tone: { ecru: 'border-field', denim: 'border-on-fill/50', garance: 'border-on-fill/60' } } },
);
