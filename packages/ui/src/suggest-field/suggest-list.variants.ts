import { cva } from 'class-variance-authority';

export const suggestOptionVariants = cva('flex min-h-11 cursor-pointer items-center gap-3 px-4 py-2', {
  variants: { active: { true: 'bg-ecru', false: 'hover:bg-ecru/60' } },
  defaultVariants: { active: false },
});
