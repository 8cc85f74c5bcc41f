import { cva } from 'class-variance-authority';

export const priceVariants = cva('flex flex-wrap items-baseline gap-x-2 tabular-nums', {
  variants: {
    /** How large the current price is set: among others, or alone on a product’s page. */
    size: { md: 'text-base', lg: 'text-sm [&_[data-slot=price-current]]:text-2xl' },
    /** True when there is a regular price beside it: the current one is in garance. */
    reduced: { true: '[&_[data-slot=price-current]]:text-garance', false: '' },
    /** True for what can no longer be bought: the price steps back. */
    past: { true: 'text-muted [&_[data-slot=price-current]]:font-normal', false: '' },
  },
  compoundVariants: [{ reduced: true, past: true, class: '[&_[data-slot=price-current]]:text-muted' }],
  defaultVariants: { size: 'md', reduced: false, past: false },
});
