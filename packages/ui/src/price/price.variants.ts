import { cva } from 'class-variance-authority';

export const priceVariants = cva('flex flex-wrap items-baseline gap-x-2 tabular-nums', {
  variants: {
    size: { md: 'text-base', lg: 'text-sm [&_[data-slot=price-current]]:text-2xl' },
    reduced: { true: '[&_[data-slot=price-current]]:text-garance', false: '' },
    past: { true: 'text-muted [&_[data-slot=price-current]]:font-normal', false: '' },
  },
  compoundVariants: [{ reduced: true, past: true, class: '[&_[data-slot=price-current]]:text-muted' }],
  defaultVariants: { size: 'md', reduced: false, past: false },
});
