import { cva } from 'class-variance-authority';

export const sortMenuVariants = cva(
  'flex min-h-11 list-none items-center gap-1.5 whitespace-nowrap [&::-webkit-details-marker]:hidden',
  {
    variants: {
      /** A plain button in a row of filters, or half of the bar at the bottom of phones. */
      look: {
        inline: '',
        bar: 'min-h-13 justify-center rounded border border-ink bg-paper font-semibold',
      },
    },
    defaultVariants: { look: 'inline' },
  },
);

export const sortListVariants = cva('absolute z-overlay border border-line bg-paper py-2 shadow-float', {
  variants: {
    look: {
      inline: 'top-full end-0 mt-1 max-w-[calc(100vw-2rem)] min-w-56 rounded',
      bar: 'inset-x-0 bottom-full mb-2 rounded',
    },
  },
  defaultVariants: { look: 'inline' },
});
