import { cva } from 'class-variance-authority';

export const dotVariants = cva([
  'size-5 shrink-0 appearance-none rounded-full border border-muted bg-surface transition-all',
  'checked:border-[6px] checked:border-ink disabled:cursor-not-allowed disabled:bg-ecru',
]);

export const radioCardVariants = cva([
  'grid grid-cols-[1.25rem_minmax(0,1fr)_auto] gap-x-3.5 rounded border border-line bg-surface p-4 leading-5 transition-colors',
  'hover:border-field has-checked:border-ink has-checked:inset-ring has-checked:inset-ring-ink',
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)',
  'has-disabled:bg-ecru has-disabled:text-muted',
]);
