import { cva } from 'class-variance-authority';

export const priceVariants = cva('flex flex-wrap items-baseline gap-x-2', {
  variants: {
    /** Size of the current price: in a list, where digits align, or on the product’s page. */
    size: { md: 'text-base tabular-nums', lg: 'text-sm [&_[data-slot=price-current]]:text-2xl' },
    /** True when there is a regular price beside it: the current one is highlighted. */
    reduced: { true: '[&_[data-slot=price-current]]:text-garance', false: '' },
    /** True for items that can no longer be bought: the price is muted. */
    past: { true: 'text-muted [&_[data-slot=price-current]]:font-normal', false: '' },
  },
  compoundVariants: [{ reduced: true, past: true, class: '[&_[data-slot=price-current]]:text-muted' }],
  defaultVariants: { size: 'md', reduced: false, past: false },
});
