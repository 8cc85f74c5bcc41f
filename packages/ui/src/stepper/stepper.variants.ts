import { cva } from 'class-variance-authority';

export const stepVariants = cva('', {
  variants: {
    part: {
      step: 'flex min-h-11 min-w-0 items-center gap-2',
      link: 'flex min-h-11 min-w-0 items-center gap-2 hover:underline hover:underline-offset-4',
      number:
        'grid size-6 shrink-0 place-items-center rounded-full border border-current text-xs font-semibold tabular-nums',
      words: 'min-w-0 text-sm',
    },
    state: { done: '', current: '', toCome: 'text-muted' },
  },
  compoundVariants: [
    { part: 'number', state: ['done', 'current'], class: 'border-ink bg-ink text-paper' },
    { part: 'words', state: 'current', class: 'truncate font-semibold' },
    { part: 'words', state: ['done', 'toCome'], class: 'sr-only sm:not-sr-only sm:truncate' },
  ],
});
