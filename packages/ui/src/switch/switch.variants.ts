import { cva } from 'class-variance-authority';

export const switchVariants = cva('', {
  variants: {
    part: {
      row: 'flex min-h-11 items-start gap-4 py-2 leading-7 has-disabled:text-muted',
      track: [
        'relative h-7 w-12 shrink-0 appearance-none rounded-full border-2 border-ink bg-surface transition-colors',
        'before:absolute before:top-0.5 before:start-0.5 before:size-5 before:rounded-full before:bg-ink before:transition-all',
        'after:absolute after:start-2 after:top-1 after:h-3 after:w-1.5 after:rotate-45 after:border-e-2 after:border-b-2 after:border-paper after:opacity-0',
        'checked:bg-ink checked:after:opacity-100 checked:before:translate-x-[calc(1.25rem*var(--dir))] checked:before:bg-paper',
        'disabled:cursor-not-allowed disabled:border-line disabled:bg-ecru disabled:before:bg-field',
        'disabled:after:border-field',
        'forced-colors:before:bg-[ButtonText] forced-colors:after:border-[HighlightText]',
        'forced-colors:checked:bg-[Highlight] forced-colors:checked:before:bg-[HighlightText]',
      ],
    },
  },
});
