import { cva } from 'class-variance-authority';

export const ctaListVariants = cva('flex flex-wrap items-center gap-x-6 gap-y-3', {
  variants: {
    /** Background of the links; the focus ring is light on a dark one. */
    ground: { paper: '', dark: 'focus-within:**:outline-on-fill' },
  },
  defaultVariants: { ground: 'paper' },
});
