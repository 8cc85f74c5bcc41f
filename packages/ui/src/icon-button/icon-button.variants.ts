import { cva } from 'class-variance-authority';

export const iconButtonVariants = cva(
  'inline-grid size-11 shrink-0 place-items-center transition-colors duration disabled:text-field',
  {
    variants: {
      tone: {
        plain: 'rounded hover:bg-ecru',
        paper: 'rounded-full bg-paper/90 hover:bg-paper',
        line: 'size-13 rounded border border-ink hover:bg-ink hover:text-paper disabled:border-line',
      },
      active: { true: 'text-garance [&_svg]:fill-current', false: '' },
    },
    defaultVariants: { tone: 'plain', active: false },
  },
);
