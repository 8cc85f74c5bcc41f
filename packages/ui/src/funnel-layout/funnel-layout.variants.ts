import { cva } from 'class-variance-authority';

export const stepVariants = cva('flex min-h-11 items-center gap-2 sm:gap-2.5', {
  variants: {
    current: {
      true: 'font-semibold [&>[data-slot=step-number]]:border-garance-fill [&>[data-slot=step-number]]:selection-kept [&>[data-slot=step-number]]:bg-garance-fill [&>[data-slot=step-number]]:text-on-fill',
      false: 'text-muted',
    },
  },
});
