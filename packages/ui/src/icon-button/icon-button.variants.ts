import { cva } from 'class-variance-authority';

export const iconButtonVariants = cva(
  'inline-grid size-11 shrink-0 place-items-center transition-colors disabled:text-field',
  {
    variants: {
      /** Background of the icon: none, a disc over images, or a border. */
      tone: {
        plain: 'rounded hover:bg-ecru',
        paper: 'rounded-full bg-paper/90 hover:bg-paper',
        line: 'size-13 rounded border border-ink hover:bg-ink hover:text-paper disabled:border-line',
      },
      /** True to fill the icon, as for a product on the wishlist. */
      active: { true: 'text-garance [&_svg]:fill-current', false: '' },
    },
    defaultVariants: { tone: 'plain', active: false },
  },
);
