import { cva } from 'class-variance-authority';

export const switchVariants = cva('', {
  variants: {
    part: {
      row: 'flex min-h-11 items-start gap-4 py-2 leading-7 has-disabled:text-muted',
      track: [
        'relative h-7 w-12 shrink-0 appearance-none rounded-full border border-muted bg-surface transition-colors',
        'before:absolute before:top-[3px] before:start-[3px] before:size-5 before:rounded-full before:bg-muted before:transition-all',
        'checked:border-ink checked:bg-ink checked:before:translate-x-[calc(1.25rem*var(--dir))] checked:before:bg-paper',
        'disabled:cursor-not-allowed disabled:border-line disabled:bg-ecru disabled:before:bg-field',
        'forced-colors:before:bg-[ButtonText]',
      ],
    },
  },
});
