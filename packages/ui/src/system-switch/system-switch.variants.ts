import { cva } from 'class-variance-authority';

export const systemSwitchVariants = cva(
  'grid place-items-center rounded has-checked:selection-kept has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus) has-disabled:text-muted',
  {
    variants: {
      /** Height: 44 px, or 32 px in dense headers where there is a mouse. */
      size: { sm: 'min-h-8 min-w-11 px-2 text-sm pointer-coarse:min-h-11', md: 'min-h-11 px-3.5 text-sm' },
    },
    defaultVariants: { size: 'md' },
  },
);
