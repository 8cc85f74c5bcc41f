import { cva } from 'class-variance-authority';

export const iconButtonVariants = cva(
  'inline-grid size-11 shrink-0 place-items-center transition-colors duration disabled:text-field',
  {
    variants: {
      /** What is around the icon: nothing, a disc of paper over pictures, or a border. */
      tone: {
        plain: 'rounded hover:bg-ecru',
        paper: 'rounded-full bg-paper/90 hover:bg-paper',
        line: 'size-13 rounded border border-ink hover:bg-ink hover:text-paper disabled:border-line',
      },
      /** True to fill the icon in garance, as for a kept piece. */
      active: { true: 'text-garance [&_svg]:fill-current', false: '' },
    },
    defaultVariants: { tone: 'plain', active: false },
  },
);
